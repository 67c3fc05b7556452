/// Why a fault was refused: which field, what it held, and the rule it breaks.
public struct FaultError: Error, Equatable, CustomStringConvertible {
  public let field: String
  public let value: String
  public let rule: String

  public var description: String { "\(field) is \(value), but \(rule)" }

  var json: JSON {
    .object(["field": .string(field), "value": .string(value), "rule": .string(rule)])
  }
}
