import Foundation
import Testing

@testable import WeDaPresentation

/// Tests of the consistency of the catalog, and its use in the sources.
@Suite struct CatalogKeysTests {
  private struct Catalog: Decodable {
    struct Unit: Decodable { var value: String }
    struct Form: Decodable { var stringUnit: Unit }
    struct Variations: Decodable { var plural: [String: Form]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
      /// The text of each plural category; the key is `""` for a string without plurals.
      var forms: [String: String] {
        if let stringUnit { return ["": stringUnit.value] }
        return variations?.plural?.mapValues(\.stringUnit.value) ?? [:]
      }
    }
    struct Entry: Decodable { var localizations: [String: Localization] }
    var strings: [String: Entry]
  }

  private static let languages = [
    "en", "es", "pt", "ar", "de", "fr", "it", "nl", "pl", "tr", "ja", "zh-Hans",
  ]
  /// The plural categories of each language for the whole numbers that occur here.
  private static let categories: [String: Set<String>] = [
    "en": ["one", "other"], "es": ["one", "other"], "pt": ["one", "other"],
    "ar": ["zero", "one", "two", "few", "many", "other"],
    "de": ["one", "other"], "fr": ["one", "many", "other"], "it": ["one", "many", "other"],
    "nl": ["one", "other"], "pl": ["one", "few", "many", "other"], "tr": ["one", "other"],
    "ja": ["other"], "zh-Hans": ["other"],
  ]

  private let catalog: Catalog

  init() throws {
    let file = try #require(
      Words.bundle.url(
        forResource: "Localizable", withExtension: "xcstrings", subdirectory: "Resources")
        ?? Words.bundle.url(forResource: "Localizable", withExtension: "xcstrings"))
    catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  @Test func `every string has a text in every language and every plural category`() {
    for (key, entry) in catalog.strings {
      for language in Self.languages {
        let forms = entry.localizations[language]?.forms ?? [:]
        #expect(!forms.isEmpty, "\(key) has no \(language)")
        for (category, text) in forms {
          let isBlank = text.allSatisfy(\.isWhitespace)
          #expect(!isBlank, "\(key) is empty in \(language) \(category)")
        }
        guard forms[""] == nil, let needed = Self.categories[language] else { continue }
        #expect(needed.isSubset(of: forms.keys), "\(key) lacks a plural in \(language)")
      }
      let isPlural = Set(entry.localizations.values.map { $0.forms[""] == nil })
      #expect(isPlural.count == 1, "\(key) has plurals in some languages only")
    }
  }

  @Test func `all translations of a string have the same placeholders`() {
    for (key, entry) in catalog.strings {
      let english = Set((entry.localizations["en"]?.forms.values).map { $0.flatMap(holes) } ?? [])
      for language in Self.languages {
        for (category, text) in entry.localizations[language]?.forms ?? [:] {
          let own = Set(holes(text))
          // A singular such as "One hour" may omit the number.
          #expect(
            category.isEmpty ? own == english : own.isSubset(of: english),
            "\(key) in \(language) \(category): \(own.sorted()), not \(english.sorted())")
        }
      }
    }
  }

  @Test func `no translation of a longer string equals the English text`() {
    for (key, entry) in catalog.strings {
      // Units and names are the same in all languages, and so are words such as "Notifications" in
      // some; sentences are not.
      guard let english = entry.localizations["en"]?.forms[""],
        english.filter(\.isLetter).count > 13
      else { continue }
      for language in Self.languages.dropFirst() {
        #expect(entry.localizations[language]?.forms[""] != english, "\(key) in \(language)")
      }
    }
  }

  @Test func `every key in the sources is in the catalog`() throws {
    let named = try Self.sources().flatMap { source in
      source.matches(of: /\bword\(\s*"([^"]+)"/).map { String($0.1) }
    }
    #expect(named.count > 100)
    for key in Set(named) { #expect(catalog.strings[key] != nil, "\(key) is not in the catalog") }
  }

  @Test func `every key of the catalog is used in the sources`() throws {
    let literals = try Self.sources().flatMap { source in
      source.matches(of: /"([a-zA-Z]+\.(?:[A-Za-z0-9.]|\\\([^)"]*\))+)"/).map { String($0.1) }
    }
    let whole = Set(literals.filter { !$0.contains("\\") })
    let patterns = try Set(literals.filter { $0.contains("\\") }).map { literal in
      let parts = literal.split(separator: /\\\([^)]*\)/, omittingEmptySubsequences: false)
      return try Regex(
        "^" + parts.map { $0.replacing(".", with: "\\.") }.joined(separator: "[A-Za-z0-9]+") + "$")
    }
    for key in catalog.strings.keys where !whole.contains(key) {
      let isMade = try patterns.contains { try $0.firstMatch(in: key) != nil }
      #expect(isMade, "\(key) is used nowhere")
    }
  }

  /// Returns the placeholders; `%1$@` and the first `%@` are the same.
  private func holes(_ text: String) -> [String] {
    text.matches(of: /%(?:(\d+)\$)?(@|lld|ld|d)/).enumerated().map { index, match in
      "\(match.1.map(String.init) ?? "\(index + 1)")\(match.2)"
    }
  }

  /// Returns the app's sources, which are in a neighboring folder of the repository.
  private static func sources() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Apps/WeDa"), includingPropertiesForKeys: nil)
    let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    try #require(swift.count > 50)
    return try swift.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
