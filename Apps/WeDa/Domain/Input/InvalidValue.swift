/// A value that breaks a rule of the domain.
///
///     InvalidValue(field: "latitude", value: "91.0", rule: "-90 ... 90")
public struct InvalidValue: Error, Equatable, Sendable {
  /// The name of the field in the domain.
  public let field: String
  /// The value as text.
  public let value: String
  /// The rule that the value breaks.
  public let rule: String

  /// Creates a value that breaks a rule of the domain.
  public init(field: String, value: String, rule: String) {
    self.field = field
    self.value = value
    self.rule = rule
  }
}
