/// The visitors that share a process.
public enum Isolation: String, Sendable, CaseIterable {
  /// The devices of a worker share it.
  case shared
  /// Each device has a worker for itself.
  case device
}
