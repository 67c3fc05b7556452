import StrataLayerRules

/// A writer of text for people: location, violation, rule, reason and remedy.
enum TextReport {
  static func write(_ verdict: Verdict) -> String {
    let troubles = verdict.troubles.map { "unread: \($0)" }
    let parts = verdict.violations.map(text) + troubles
    let end = [verdict.summary] + (verdict.remark.map { [$0] } ?? [])
    return (parts + [end.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private static func text(_ violation: Violation) -> String {
    let lines = violation.description.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = violation.severity == .warning ? "warning, \(violation.id)" : violation.id
    return "\(lines[0])  [\(mark)]" + lines.dropFirst().map { "\n\($0)" }.joined()
  }
}
