/// A file of names that cannot be used: which part, what it holds, and the rule it breaks.
public struct NameFileError: Error, Equatable, CustomStringConvertible {
  public let field: String
  public let value: String
  public let rule: String

  public var description: String { "names file: \(field) is \(value), but \(rule)" }
}
