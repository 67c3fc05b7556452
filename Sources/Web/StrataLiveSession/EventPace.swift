/// Decides by an event's name how long the events before it, whose tasks may still be running, wait
/// for their acknowledgement. The browser's client uses the same names (`outbox.js`, `again.js`).
enum EventPace {
  /// An event that is acknowledged once its effects have ended. The page tells the person if it was
  /// lost.
  case followed
  /// An event of which the browser holds back all but the newest, until the events before it are
  /// acknowledged.
  case held
  /// An event after which the browser sends no other of its kind, or does not scroll, until this
  /// one is acknowledged.
  case awaited
  /// An event for which the browser does not wait.
  case free

  init(_ name: String) {
    switch name {
    case "tap", "submit", "change": self = .followed
    case "input", "drag", "box", "window", "sight": self = .held
    case "more", "menu", "dismiss", "refresh", "nav": self = .awaited
    default: self = .free
    }
  }
}
