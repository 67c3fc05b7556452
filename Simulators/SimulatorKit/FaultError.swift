/// The error of an invalid fault, with the field, its value, and the broken rule.
public struct FaultError: Error, Equatable, CustomStringConvertible {
  /// The name of the field.
  public let field: String
  /// The invalid value.
  public let value: String
  /// The broken rule.
  public let rule: String

  public var description: String { "\(field) is \(value), but \(rule)" }

  var json: JSON {
    .object(["field": .string(field), "value": .string(value), "rule": .string(rule)])
  }
}
