/// The type of a field.
public indirect enum FieldType: Equatable, Sendable {
  case string, int, double, float, bool, date, url, uuid
  /// A choice: one of several words, each of which becomes a case of an enum.
  case choice([String])
  /// Another entity of the project, by its name.
  case entity(TypeName)
  case optional(FieldType)
  case list(FieldType)

  private static let plain: [String: FieldType] = [
    "String": .string, "Int": .int, "Double": .double, "Float": .float, "Bool": .bool,
    "Date": .date, "URL": .url, "UUID": .uuid,
  ]

  /// The names of the Swift types that a field can have.
  static let plainNames = "String, Int, Double, Float, Bool, Date, URL, UUID"

  /// Parses the type of a field.
  ///
  /// - Parameter text: one of Swift's types, words separated by bars, or an entity's name; with a
  ///   `?` at the end or brackets around it. The name of an existing choice type is not accepted.
  /// - Throws: ``InputError`` for another type, and for words that cannot be cases.
  init(_ text: String) throws(InputError) {
    if text.hasSuffix("?") {
      let inner = try FieldType(String(text.dropLast()))
      if case .optional = inner { throw Self.unknown(text) }
      self = .optional(inner)
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = try FieldType(String(text.dropFirst().dropLast()))
      guard inner.isSingle else { throw Self.unknown(text) }
      self = .list(inner)
    } else if let type = Self.plain[text] {
      self = type
    } else if text.contains("|") {
      self = .choice(try Self.cases(text))
    } else if let name = try? TypeName(text, field: "type") {
      self = .entity(name)
    } else {
      throw Self.unknown(text)
    }
  }

  /// Reads a type from a model's source, in which a nested enum stands for a choice of its cases;
  /// `nil` if it is of another kind.
  init?(written text: String, choices: [String: [String]]) {
    if text.hasSuffix("?"), let inner = Self(written: String(text.dropLast()), choices: choices) {
      self = .optional(inner)
    } else if text.hasPrefix("["), text.hasSuffix("]"),
      let inner = Self(written: String(text.dropFirst().dropLast()), choices: choices)
    {
      self = .list(inner)
    } else if let cases = choices[text] {
      self = .choice(cases)
    } else if let type = try? FieldType(text) {
      self = type
    } else {
      return nil
    }
  }

  private var isSingle: Bool {
    switch self {
    case .optional, .list: false
    default: true
    }
  }

  private static func unknown(_ text: String) -> InputError {
    let list = "\(plainNames), one|other, an entity"
    return InputError(
      "type", text, "must be one of \(list), optional as Type?, or a list as [Type]")
  }

  private static func cases(_ text: String) throws(InputError) -> [String] {
    let cases = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    for name in cases
    where name.first?.isLowercase != true
      || !name.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic })
    {
      throw InputError("case", name, "must consist of letters and begin with a lower-case letter")
    }
    for name in cases where TypeName.keywords.contains(name) {
      throw InputError("case", name, "is a Swift keyword")
    }
    for name in cases where Field.isUsed(name) {
      throw InputError(
        "case", name, "is a name that Swift or generated code already uses; choose another name")
    }
    guard Set(cases).count == cases.count else {
      throw InputError("type", text, "has the same choice twice; remove one")
    }
    return cases
  }
}

extension FieldType {
  /// The type without the optional mark and the brackets of a list.
  var base: FieldType {
    switch self {
    case .optional(let inner), .list(let inner): inner.base
    default: self
    }
  }

  /// The entity that the field contains; `nil` if it contains none.
  var entity: TypeName? {
    if case .entity(let name) = base { name } else { nil }
  }
}
