import Foundation
import Testing

@testable import FoodShare

/// Tests of the sentences with which a phone asks for the camera and the location.
@Suite struct PermissionWordsTests {
    private let resources: URL = {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        return root.appending(path: "Apps/FoodShare/FoodShare/App/Resources")
    }()

    @Test func `each reason of Info.plist is translated into the app's languages`() throws {
        let file = try Data(contentsOf: resources.appending(path: "Info.plist"))
        let information = try #require(PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
        let reasons = information.filter { $0.key.hasSuffix("UsageDescription") }
        #expect(reasons.count == 2)
        let catalog = try JSONDecoder().decode(
            Catalog.self, from: Data(contentsOf: resources.appending(path: "InfoPlist.xcstrings")))
        #expect(Set(catalog.strings.keys) == Set(reasons.keys))
        for (key, reason) in reasons {
            let translations = try #require(catalog.strings[key]).localizations
            #expect(Set(translations.keys) == ["en", "es", "pt", "ar"], "\(key)")
            #expect(translations["en"]?.stringUnit.value == reason as? String, "\(key)")
        }
    }

    private struct Catalog: Decodable {
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Translation]
    }

    private struct Translation: Decodable {
        struct Unit: Decodable {
            let value: String
        }

        let stringUnit: Unit
    }
}
