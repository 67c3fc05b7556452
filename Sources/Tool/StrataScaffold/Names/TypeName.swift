import StrataLayerRules

/// A valid name for a generated type.
///
///     let name = try TypeName("Employee", field: "entity")
///     name.lowered  // "employee"
///     name.plural   // "Employees"
public struct TypeName: Equatable, Sendable {
  /// The name of the generated type.
  public let text: String
  /// The plural that a person chose; `nil` for that of English rules.
  private var ownPlural: String?

  /// The maximum length of the name; with longer names, lines would be too long.
  static let longest = 30

  /// Validates the name of a type.
  ///
  /// - Parameters:
  ///   - text: ASCII letters and digits that begin with a capital.
  ///   - field: the name of the field for the error, such as `app's name`.
  /// - Throws: ``InputError`` with the first rule that the name breaks.
  public init(_ text: String, field: String) throws(InputError) {
    if let rule = Self.brokenRule(text) { throw InputError(field, text, rule) }
    self.text = text
  }

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - field: the name of the field for the error.
  ///   - isKnown: whether an earlier version accepted the name. Only its form is checked then: each
  ///     version refuses more names, and a project keeps those that it has.
  /// - Throws: ``InputError`` with the first rule that the name breaks.
  init(_ text: String, field: String, isKnown: Bool) throws(InputError) {
    let rule = isKnown ? Self.brokenForm(text) : Self.brokenRule(text)
    if let rule { throw InputError(field, text, rule) }
    self.text = text
  }

  /// Creates a name without validating it, for names that the tool knows to be valid.
  init(known text: String) { self.text = text }

  private static func brokenForm(_ text: String) -> String? {
    guard let first = text.utf8.first else { return "is empty" }
    guard text.utf8.count <= longest else { return "is longer than \(longest) letters" }
    guard text.utf8.allSatisfy(isPlain) else {
      return "has characters other than the letters A to Z and digits"
    }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return "does not begin with a capital letter"
    }
    return nil
  }

  private static func brokenRule(_ text: String) -> String? {
    if let rule = brokenForm(text) { return rule }
    guard !isTaken(text) else { return "is a name that Swift or its frameworks use already" }
    guard !isKeyword(text) else {
      return "is a Swift keyword, so variables could not have this name"
    }
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// The name of a variable of the type: `employee` for `Employee`, and `urlItem` for `URLItem`.
  public var lowered: String {
    let capitals = text.prefix { $0.isUppercase || $0.isNumber }
    let count = capitals.count == text.count ? text.count : max(1, capitals.count - 1)
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  /// The plural of the name: `Employees`, `Cities`, `Boxes`, or the chosen one.
  public var plural: String { ownPlural ?? EnglishPlural.of(text) }

  /// Returns the name with a plural that a person chose.
  func with(plural: String) -> TypeName {
    var result = self
    result.ownPlural = plural
    return result
  }

  /// The words of the name for a sentence, such as `line item`; abbreviations keep their capitals,
  /// as in `URL item`.
  public var words: String { CamelCase.words(of: text) }

  /// The words of the plural for a sentence, such as `line items`.
  var pluralWords: String {
    ownPlural.map(CamelCase.words) ?? EnglishPlural.spoken(words)
  }
}

extension TypeName {
  /// Returns a text in lower camel case, also one that is not accepted as a type's name.
  static func lowered(_ name: String) -> String {
    (try? TypeName(name, field: "name").lowered) ?? name.prefix(1).lowercased() + name.dropFirst()
  }
}
