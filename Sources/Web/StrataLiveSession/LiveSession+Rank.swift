import StrataViewTree

extension LiveSession {
  /// The priority of the session. If there are too many sessions, that of the lowest rank ends
  /// first. Among open windows, hidden ones have the lower rank.
  var rank: Int { phase.rank + (isInSight ? 1 : 0) }

  /// A Boolean value that indicates whether a person may be looking at the window.
  var isInSight: Bool { phase.state == .connected && !isHidden }

  /// A Boolean value that indicates whether the browser reported that the window is hidden (the
  /// last letter of the first word of `env`).
  private var isHidden: Bool {
    window.facts.current.prefix { $0 != " " }.last == "1"
  }

  /// Returns a browser's report of its window, changed so that the window is hidden.
  static func hidden(_ report: String) -> String {
    let flags = report.prefix { $0 != " " }
    let others = flags.isEmpty ? "0000000" : String(flags.dropLast())
    return others + "1" + String(report.dropFirst(flags.count))
  }
}
