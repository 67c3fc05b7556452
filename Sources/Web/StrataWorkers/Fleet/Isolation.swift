/// The rule that says which visitors share a worker process.
public enum Isolation: String, Sendable, CaseIterable {
  /// The devices of a worker share its process.
  case shared
  /// Each device has a worker for itself.
  case device
}
