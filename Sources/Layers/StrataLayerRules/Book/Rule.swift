/// One rule of a configuration or a preset.
public struct Rule: Sendable {
  public var id: String
  public var severity: Breach.Severity
  /// The rule as a sentence.
  public var says: String
  public var why: String
  /// What to do where it is broken.
  public var remedy: String?
  /// The mission's rows that it keeps.
  public var rows: [String]
  public var kind: any RuleKind

  init(_ fields: inout Fields) {
    id = fields.text("id")
    severity = .error
    if let name = fields.optionalText("severity") {
      if let known = Breach.Severity(rawValue: name) {
        severity = known
      } else {
        fields.fail("'severity' is error or warning, not '\(name)'")
      }
    }
    says = fields.text("says")
    why = fields.text("why")
    remedy = fields.optionalText("try")
    rows = fields.texts("rows")
    kind = RuleKinds.read(fields.text("kind"), &fields)
  }
}
