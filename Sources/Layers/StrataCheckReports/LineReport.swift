import StrataLayerRules

/// A writer of one line for each violation, in the formats that other tools parse.
enum LineReport {
  /// Returns lines such as `path:3: error: imports SwiftUI (domain-is-pure)`. Xcode shows each
  /// beside its source line if the path is absolute.
  static func xcode(_ verdict: Verdict) -> String {
    let top = verdict.top.map { $0 + "/" } ?? ""
    return
      (verdict.breaches.map { breach in
        let place = breach.isPlaced ? "\(top)\(oneLine(breach.path)):\(breach.line ?? 1): " : ""
        return
          "\(place)\(breach.severity.rawValue): \(sentence(breach)). Why: \(breach.why).\(breach.remedy.map { " Try: \($0)." } ?? "")"
      } + verdict.troubles.map { "error: \($0)" } + [verdict.summary]).joined(separator: "\n")
  }

  /// Escapes line feeds: a path may hold one, which would break the report's lines.
  private static func oneLine(_ path: String) -> String { path.replacing("\n", with: "\\n") }

  /// Returns GitHub workflow commands, which GitHub shows beside the source lines. Paths are
  /// relative to the repository.
  static func gitHub(_ verdict: Verdict) -> String {
    let all = verdict.breaches.map { breach in
      let place =
        breach.isPlaced
        ? "file=\(property(verdict.way + breach.path))" + (breach.line.map { ",line=\($0)" } ?? "")
          + ","
        : ""
      return
        "::\(breach.severity.rawValue) \(place)title=\(property(breach.id))::\(message(lesson(breach)))"
    }
    return (all + verdict.troubles.map { "::error ::\(message($0))" } + [verdict.summary])
      .joined(separator: "\n")
  }

  /// Returns three lines for GitHub: the violation, the reason of the rule, and the remedy.
  private static func lesson(_ breach: Breach) -> String {
    let remedy = breach.remedy.map { ["Try: \($0)."] } ?? []
    return ([sentence(breach) + ".", "Why: \(breach.why)."] + remedy).joined(separator: "\n")
  }

  private static func sentence(_ breach: Breach) -> String {
    "\(breach.told): \(breach.rule) (\(breach.id))"
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
