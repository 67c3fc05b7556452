/// Why a character on a page cannot be read: which field, what stands there, and the rule that it breaks.
///
///     UnreadableCharacter(
///       field: "results[3].id", value: "\"7\"", rule: "it is not of the type Int")
///
/// The others of the page are read all the same.
public struct UnreadableCharacter: Error, Codable, Hashable, Sendable {
  /// Its path in the answer.
  public let field: String
  /// As JSON, cut where it is long; `nil` where nothing stands there.
  public let value: String?
  public let rule: String

  public init(field: String, value: String?, rule: String) {
    self.field = field
    self.value = value
    self.rule = rule
  }
}

extension UnreadableCharacter {
  /// - Parameters:
  ///   - start: The character's own path.
  ///   - whole: What stands in the character's place.
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
      (context.codingPath, "it is not of the type \(type)")
    case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
    @unknown default: ([], "it is not what was agreed")
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }
}
