/// The reason why a character on a page cannot be read: the field, its value, and the broken rule.
///
///     UnreadableCharacter(
///       field: "results[3].id", value: "\"7\"", rule: "the value is not of the type Int")
///
/// The other characters of the page are still read.
public struct UnreadableCharacter: Error, Codable, Hashable, Sendable {
  /// The field's path in the response.
  public let field: String
  /// The value as JSON, shortened if it is long; `nil` if the field is missing.
  public let value: String?
  /// The rule that the value breaks.
  public let rule: String

  /// Creates an error with the reason why a character on a page cannot be read.
  public init(field: String, value: String?, rule: String) {
    self.field = field
    self.value = value
    self.rule = rule
  }
}

extension UnreadableCharacter {
  /// Creates the reason from a decoding error.
  ///
  /// - Parameters:
  ///   - start: The character's path.
  ///   - whole: The JSON value of the character.
  init(_ error: DecodingError, from start: [any CodingKey], whole: JSONPart?) {
    let (path, rule) = Self.breach(error)
    self.init(
      field: Self.text(path), value: whole?[path.dropFirst(start.count)]?.shortText, rule: rule)
  }

  private static func breach(_ error: DecodingError) -> ([any CodingKey], String) {
    switch error {
    case .keyNotFound(let key, let context): (context.codingPath + [key], "it is missing")
    case .valueNotFound(_, let context): (context.codingPath, "it is null")
    case .typeMismatch(let type, let context):
      (context.codingPath, "the value is not of the type \(type)")
    case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
    @unknown default: ([], "it has an unexpected value")
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }
}
