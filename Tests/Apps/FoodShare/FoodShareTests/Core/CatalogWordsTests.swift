import Foundation
import Testing

/// Tests of the app's words in its languages.
@Suite struct CatalogWordsTests {
    private struct Catalog: Decodable {
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Words]
    }

    /// A text, or the texts of its plural forms.
    private struct Words: Decodable {
        let texts: [String]

        private struct Unit: Decodable {
            let value: String
        }

        private struct Form: Decodable {
            let stringUnit: Unit
        }

        private enum Key: String, CodingKey {
            case stringUnit, variations
        }

        init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Key.self)
            if let unit = try keys.decodeIfPresent(Unit.self, forKey: .stringUnit) {
                texts = [unit.value]
            } else {
                let forms = try keys.decode([String: [String: Form]].self, forKey: .variations)
                texts = forms.values.flatMap(\.values).map(\.stringUnit.value)
            }
        }
    }

    private let strings: [String: Entry]

    init() throws {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        let file = root.appending(path: "Apps/FoodShare/FoodShare/Resources/Localizable.xcstrings")
        strings = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file)).strings
    }

    @Test func `every text is there in each language, with the same values`() {
        #expect(strings.count > 300)
        for (key, entry) in strings {
            #expect(Set(entry.localizations.keys) == ["en", "es", "pt", "ar"], "\(key)")
            let english = Set(entry.localizations["en"]?.texts.flatMap(values) ?? [])
            for (language, words) in entry.localizations {
                #expect(Set(words.texts.flatMap(values)).isSubset(of: english), "\(key) in \(language)")
                #expect(words.texts.allSatisfy { !$0.isEmpty }, "\(key) in \(language)")
            }
        }
    }

    private func values(_ text: String) -> [String] {
        text.matches(of: /%(?:\d\$)?(?:@|lld)/).map { String($0.output) }
    }

    /// Words and forms of European Portuguese, and a second word for a device.
    @Test(arguments: [
        "toda a gente", "casca rija", "telemóvel", "ecrã", "ficheiro", " partilh", "utilizador", "aparelho", "-me ", "-la ", "-o ",
        "-se ", " contigo", " teu ", " tua ",
    ])
    func `the Portuguese is that of Brazil`(word: String) {
        // At the beginning of a sentence.
        let allowed = ["Avise-me"]
        for (key, entry) in strings {
            for text in entry.localizations["pt"]?.texts ?? [] {
                let rest = allowed.reduce(text + " ") { $0.replacing($1, with: "") }
                #expect(!rest.localizedCaseInsensitiveContains(word), "\(key): \(text)")
            }
        }
    }
}
