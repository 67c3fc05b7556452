/// The reason why the device's position is unknown.
public enum LocationProblem: String, Error, Equatable, Sendable, CaseIterable {
  /// The person refused, in the app or in the system's dialog. After the latter, only the system's
  /// settings can change it.
  case denied
  /// The page was loaded without encryption, and browsers give positions to secure pages only.
  case insecure
  /// The device cannot determine its position.
  case unavailable
  /// No position arrived within the time limit.
  case timeout
  /// The permission is undetermined, and the app may not ask for it now.
  case notAsked
}
