/// A value that breaks a rule of the domain, with everything needed to say so.
///
///     InvalidValue(field: "latitude", value: "91.0", rule: "-90 ... 90")
public struct InvalidValue: Error, Equatable, Sendable {
  /// The name of the field, as the domain calls it.
  public let field: String
  /// What was given, as text.
  public let value: String
  /// What would have been allowed.
  public let rule: String

  public init(field: String, value: String, rule: String) {
    self.field = field
    self.value = value
    self.rule = rule
  }
}
