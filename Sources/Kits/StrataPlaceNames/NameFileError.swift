/// An error for an invalid gazetteer file: the part, its value, and the rule it breaks.
public struct NameFileError: Error, Equatable, CustomStringConvertible {
  /// The part of the gazetteer file that is invalid.
  public let field: String
  /// The value that breaks the rule.
  public let value: String
  /// The rule that the file breaks.
  public let rule: String

  public var description: String { "names file: \(field) is \(value), but \(rule)" }
}
