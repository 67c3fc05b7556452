/// The permission for notifications.
public enum NotificationStatus: String, Equatable, Sendable {
  case notAsked, allowed, refused
  /// Allowed, but only delivered while the app is open, since the device has no push service.
  case allowedWhileOpen
  /// Not available: the page was loaded without encryption, or the device does not support them.
  case unavailable

  /// A Boolean value that indicates whether notifications are delivered.
  public var isAllowed: Bool { self == .allowed || self == .allowedWhileOpen }
}
