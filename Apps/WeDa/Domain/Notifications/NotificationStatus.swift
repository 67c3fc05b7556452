/// How far a person allowed the app to tell them something.
public enum NotificationStatus: String, Equatable, Sendable {
  case notAsked, allowed, refused
  /// The device tells nothing here: its connection is open to everybody, or it knows no such thing.
  case unavailable
}
