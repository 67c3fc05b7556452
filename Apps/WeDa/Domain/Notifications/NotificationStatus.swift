/// How far a person allowed the app to tell them something.
public enum NotificationStatus: String, Equatable, Sendable {
  case notAsked, allowed, refused
  /// Allowed, and told only while the app is open: nothing reaches this device while it is closed.
  case allowedWhileOpen
  /// The device tells nothing here: its connection is open to everybody, or it knows no such thing.
  case unavailable

  /// Whether anything is told.
  public var isAllowed: Bool { self == .allowed || self == .allowedWhileOpen }
}
