import StrataLayerRules

/// A writer of text for people: for each rule its explanation, then its violations, one line each,
/// and at the end the totals by rule.
struct TextReport {
  private let style: TextStyle

  static func write(_ verdict: Verdict, _ style: TextStyle) -> String {
    let report = TextReport(style: style)
    return style.isQuiet ? report.lines(verdict) : report.groups(verdict)
  }

  // MARK: - Forms

  /// Returns one line for each violation with the name of its rule, by path.
  private func lines(_ verdict: Verdict) -> String {
    let shown = verdict.violations.prefix(style.most ?? verdict.violations.count)
    let left = rest(verdict.violations.dropFirst(shown.count))
    return (shown.map(marked) + left + troubles(verdict)).joined(separator: "\n")
  }

  private func groups(_ verdict: Verdict) -> String {
    var open = style.most ?? verdict.violations.count
    var (parts, left): ([String], [Violation]) = ([], [])
    for group in RuleGroup.all(of: verdict.violations) {
      let shown = group.violations.prefix(open)
      if !shown.isEmpty { parts.append(paragraph(group, shown)) }
      left += group.violations.dropFirst(shown.count)
      open -= shown.count
    }
    parts += rest(left[...]) + troubles(verdict) + totals(verdict.violations)
    let end = [verdict.summary] + (verdict.remark.map { [$0] } ?? [])
    return (parts + [end.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private func troubles(_ verdict: Verdict) -> [String] {
    verdict.troubles.map { "unread: \($0)" }
  }

  // MARK: - Totals

  /// Returns the number of violations that are not printed, by rule; empty if there are none.
  private func rest(_ violations: ArraySlice<Violation>) -> [String] {
    guard !violations.isEmpty else { return [] }
    let rules = RuleGroup.counts(of: violations).map { "\($0.rule) \($0.count)" }
    return ["not printed: \(violations.count) more (\(rules.joined(separator: ", ")))"]
  }

  /// Returns a table of the rules, the ones with most violations first; empty if there are none.
  private func totals(_ violations: [Violation]) -> [String] {
    let counts = RuleGroup.counts(of: violations[...])
    guard let most = counts.first else { return [] }
    let width = "\(most.count)".count
    let rows = counts.map { rule, count in
      let number = "\(count)"
      return "  \(String(repeating: " ", count: width - number.count))\(number)  \(rule)"
    }
    return [(["by rule:"] + rows).joined(separator: "\n")]
  }

  // MARK: - Violations

  /// Returns the explanation of a rule, which takes at most four lines, and its violations.
  private func paragraph(_ group: RuleGroup, _ shown: ArraySlice<Violation>) -> String {
    let name = style.inked(group.id, group.isWarning ? .yellow : .red)
    let reasons = group.explanation.map { style.inked("  \($0)", .faint) }
    let lines = shown.map { violation in
      let own = group.remedy == nil ? violation.remedy : nil
      let parts = violation.chain.map { "through \($0)" } + (own.map { ["try: \($0)"] } ?? [])
      return ([line(violation)] + parts.map(Self.oneLine)).joined(separator: "; ")
    }
    return (["\(name), \(group.count)"] + reasons + lines).joined(separator: "\n")
  }

  /// Returns the place of a violation and what was found there, in one line.
  private func line(_ violation: Violation) -> String {
    "\(style.inked(Self.oneLine(violation.place), .bold))  \(Self.oneLine(violation.found))"
  }

  private func marked(_ violation: Violation) -> String {
    let isWarning = violation.severity == .warning
    let mark = isWarning ? "warning, \(violation.id)" : violation.id
    return "\(line(violation))  \(style.inked("[\(mark)]", isWarning ? .yellow : .red))"
  }

  /// Escapes line feeds: a path may hold one, and a rule book's sentence.
  static func oneLine(_ text: String) -> String { text.replacingBytes("\n", with: "\\n") }
}
