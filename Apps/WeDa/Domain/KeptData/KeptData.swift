/// What a device keeps, in the parts that change on their own.
public enum KeptData: CaseIterable, Hashable, Sendable {
  case favorites, history, settings, demo, location
}

/// Hears what other windows of the same device change.
public protocol KeptDataRepository: Sendable {
  /// What others changed, from now on; what this window itself changes is not told.
  func changes() -> AsyncStream<Set<KeptData>>
}
