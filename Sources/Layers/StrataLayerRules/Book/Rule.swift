/// A rule of a rule book or preset.
public struct Rule: Sendable {
  /// The unique identifier, such as `domain-is-pure`.
  public var id: String
  /// The severity of violations: an error fails the check, a warning does not.
  public var severity: Violation.Severity
  /// The rule as a sentence.
  public var says: String
  /// The reason for the rule.
  public var why: String
  /// The remedy for a violation.
  public var remedy: String?
  /// The ids of the mission's rows (numbered requirements) that the rule enforces.
  public var rows: [String]
  /// The check that the rule performs, with its settings.
  public var kind: any RuleKind

  init(_ fields: inout Fields) {
    id = fields.text("id")
    severity = .error
    if let name = fields.optionalText("severity") {
      if let known = Violation.Severity(rawValue: name) {
        severity = known
      } else {
        fields.fail("'severity' must be error or warning, not '\(name)'")
      }
    }
    says = fields.text("says")
    why = fields.text("why")
    remedy = fields.optionalText("try")
    rows = fields.texts("rows")
    kind = RuleKinds.read(fields.text("kind"), &fields)
  }
}
