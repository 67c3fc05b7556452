/// The JSON of an `.xcstrings` file, as Xcode writes it.
struct CatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  /// The texts of a key. Each is decoded when it is asked for: a page needs few of an app's texts,
  /// in one of its languages.
  struct Entry: Decodable {
    private enum Key: CodingKey { case localizations }

    private let localizations: KeyedDecodingContainer<LanguageKey>?

    init(from decoder: any Decoder) throws {
      let entry = try decoder.container(keyedBy: Key.self)
      localizations =
        entry.contains(.localizations)
        ? try entry.nestedContainer(keyedBy: LanguageKey.self, forKey: .localizations) : nil
    }

    var languages: [String] { localizations?.allKeys.map(\.stringValue) ?? [] }

    /// Decodes the text in a language.
    ///
    /// - Throws: `DecodingError`, which names the path of the value that cannot be decoded.
    func localization(in language: String) throws -> Localization? {
      try localizations?.decodeIfPresent(
        Localization.self, forKey: LanguageKey(stringValue: language))
    }
  }

  /// A language as a key of the JSON.
  struct LanguageKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// A Boolean value that indicates whether the text is translated. If it is not, Xcode writes an
    /// empty unit in the state `new`.
    var hasText: Bool {
      variations?.hasText == true
        || stringUnit.map { $0.state != "new" || !$0.value.isEmpty } == true
    }
  }

  struct Unit: Decodable, Sendable {
    var state: String?
    var value: String
  }

  struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
    var device: [String: Localization]?

    /// A Boolean value that indicates whether there is a text for a browser, which is not one of
    /// Apple's devices.
    var hasText: Bool { plural != nil || device?["other"]?.hasText == true }
  }

  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
}
