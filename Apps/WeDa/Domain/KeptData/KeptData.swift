/// The parts of a device's data that change independently.
public enum KeptData: CaseIterable, Hashable, Sendable {
  case favorites, history, settings, demo, location
}

/// Observes changes by other windows of the same device.
public protocol KeptDataRepository: Sendable {
  /// Returns the changes by other windows from now on, without those of this window.
  func changes() -> AsyncStream<Set<KeptData>>
}
