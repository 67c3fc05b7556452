import StrataLayerRules

/// A writer of one line for each violation, in the formats that other tools parse.
enum LineReport {
  /// Returns lines such as `path:3:1: error: imports SwiftUI (domain-is-pure)`. Xcode shows each
  /// beside its source line if the path is absolute.
  static func xcode(_ verdict: Verdict) -> String {
    let top = verdict.top.map { $0 + "/" } ?? ""
    return
      (verdict.violations.map { violation in
        let place =
          violation.isPlaced ? "\(top)\(place(violation)): " : ""
        return
          "\(place)\(violation.severity.rawValue): \(sentence(violation)). Why: \(violation.why).\(violation.remedy.map { " Try: \($0)." } ?? "")"
      } + verdict.troubles.map { "error: \($0)" } + [verdict.summary]).joined(separator: "\n")
  }

  private static func place(_ violation: Violation) -> String {
    var violation = violation
    violation.path = oneLine(violation.path)
    violation.line = violation.line ?? 1
    return violation.place
  }

  /// Escapes line feeds: a path may hold one, which would break the report's lines.
  private static func oneLine(_ path: String) -> String {
    path.replacingBytes("\n", with: "\\n")
  }

  /// Returns GitHub workflow commands, which GitHub shows at the source lines. Paths are
  /// relative to the repository.
  static func gitHub(_ verdict: Verdict) -> String {
    let all = verdict.violations.map { violation in
      let place =
        violation.isPlaced
        ? "file=\(property(verdict.way + violation.path))"
          + (violation.line.map { ",line=\($0)" } ?? "")
          + ","
        : ""
      return
        "::\(violation.severity.rawValue) \(place)title=\(property(violation.id))::\(message(lesson(violation)))"
    }
    return (all + verdict.troubles.map { "::error ::\(message($0))" } + [verdict.summary])
      .joined(separator: "\n")
  }

  /// Returns three lines for a violation on GitHub: the violation itself, the reason of the rule,
  /// and the remedy.
  private static func lesson(_ violation: Violation) -> String {
    let remedy = violation.remedy.map { ["Try: \($0)."] } ?? []
    return ([sentence(violation) + ".", "Why: \(violation.why)."] + remedy).joined(separator: "\n")
  }

  private static func sentence(_ violation: Violation) -> String {
    "\(violation.told): \(violation.rule) (\(violation.id))"
  }

  private static func message(_ text: String) -> String {
    text.replacingBytes("%", with: "%25").replacingBytes("\r", with: "%0D")
      .replacingBytes("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacingBytes(":", with: "%3A").replacingBytes(",", with: "%2C")
  }
}
