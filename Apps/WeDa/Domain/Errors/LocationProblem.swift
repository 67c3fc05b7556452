/// Why the device's own position is not known.
public enum LocationProblem: String, Error, Equatable, Sendable, CaseIterable {
  /// The person said no, here or to the system; only they can change that, in its settings.
  case denied
  /// A browser tells its position to secure pages only, and this one came without encryption.
  case insecure
  /// The device cannot find out.
  case unavailable
  /// It took too long.
  case timeout
  /// The system would have to ask the person first, who did not ask for it now.
  case notAsked
}
