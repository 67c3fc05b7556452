/// The JSON of an `.xcstrings` file, as Xcode writes it.
struct CatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
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
