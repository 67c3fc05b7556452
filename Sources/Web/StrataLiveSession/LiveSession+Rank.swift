import StrataViewTree

extension LiveSession {
  /// Where room is needed, the session of the lowest rank goes first: of the windows that are open,
  /// those that nobody looks at.
  var rank: Int { phase.rank + (phase.state == .connected && !isHidden ? 1 : 0) }

  /// Whether the browser said that nobody sees the window (the last letter of the first word of `env`).
  private var isHidden: Bool {
    window.facts.current.prefix { $0 != " " }.last == "1"
  }
}
