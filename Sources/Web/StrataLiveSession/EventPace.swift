/// Decides by an event's name how long the events before it, whose tasks may still be running, wait
/// for their acknowledgement. The browser's client uses the same names (`outbox.js`, `again.js`).
enum EventPace {
  /// The page tells the person if it was lost: it is acknowledged once its effects have ended.
  case followed
  /// While events are not acknowledged, the browser holds all but the newest of this kind back.
  case held
  /// The browser reports no other one, or scrolls, only once this one is acknowledged.
  case awaited
  /// The browser does not wait.
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
