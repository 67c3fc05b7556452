import StrataLayerRules

/// A writer of text for people: location, violation, rule, reason and remedy.
enum TextReport {
  static func write(_ verdict: Verdict) -> String {
    let troubles = verdict.troubles.map { "unread: \($0)" }
    let parts = verdict.breaches.map(text) + troubles
    let end = [verdict.summary] + (verdict.remark.map { [$0] } ?? [])
    return (parts + [end.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private static func text(_ breach: Breach) -> String {
    let lines = breach.description.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = breach.severity == .warning ? "warning, \(breach.id)" : breach.id
    return "\(lines[0])  [\(mark)]" + lines.dropFirst().map { "\n\($0)" }.joined()
  }
}
