import StrataLayerRules

/// A writer of text for people: location, violation, rule, reason and remedy.
struct TextReport {
  private let style: TextStyle

  static func write(_ verdict: Verdict, _ style: TextStyle) -> String {
    TextReport(style: style).text(verdict)
  }

  private func text(_ verdict: Verdict) -> String {
    let shown = verdict.violations.prefix(style.most ?? verdict.violations.count)
    let troubles = verdict.troubles.map { "unread: \($0)" }
    let left = rest(verdict.violations.dropFirst(shown.count)).map { [$0] } ?? []
    if style.isQuiet {
      return (shown.map(head) + left + troubles).joined(separator: "\n")
    }
    let end = [verdict.summary] + (verdict.remark.map { [$0] } ?? [])
    let parts = shown.map(paragraph) + left + troubles
    return (parts + [end.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  /// Returns the number of violations that are not printed, by rule; `nil` if there are none.
  private func rest(_ violations: ArraySlice<Violation>) -> String? {
    guard !violations.isEmpty else { return nil }
    let counts = Dictionary(grouping: violations, by: \.id).mapValues(\.count)
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }
    return "not printed: \(violations.count) more (\(rules.joined(separator: ", ")))"
  }

  private func paragraph(_ violation: Violation) -> String {
    let lines = violation.description.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.dropFirst().map { "\n\(style.inked(String($0), .faint))" }.joined()
    return head(violation) + rest
  }

  /// Returns the line with the place, the violation and its rule.
  private func head(_ violation: Violation) -> String {
    let isWarning = violation.severity == .warning
    let mark = isWarning ? "warning, \(violation.id)" : violation.id
    let lines = violation.description.split(separator: "\n", omittingEmptySubsequences: false)
    let place = violation.place
    // A path may hold a line feed, after which the place does not begin the line.
    let first = String(lines[0])
    let colored =
      first.hasPrefix(place)
      ? style.inked(place, .bold) + String(first.dropFirst(place.count)) : first
    return "\(colored)  \(style.inked("[\(mark)]", isWarning ? .yellow : .red))"
  }
}
