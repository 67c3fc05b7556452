/// The parts of a device's data that change independently.
public enum KeptData: CaseIterable, Hashable, Sendable {
  case favorites, history, settings, demo, location
}

/// A change of a device's data by another window.
public struct KeptChange: Hashable, Sendable {
  /// The parts that may have changed.
  public let parts: Set<KeptData>
  /// A Boolean value that indicates whether the other window deleted all data. All parts may also
  /// have changed for another reason: after a restart of the database's server nobody knows.
  public let isDeletion: Bool

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - parts: The parts that may have changed.
  ///   - isDeletion: Whether the other window deleted all data.
  public init(_ parts: Set<KeptData>, isDeletion: Bool = false) {
    self.parts = parts
    self.isDeletion = isDeletion
  }
}

/// Observes changes by other windows of the same device.
public protocol KeptDataRepository: Sendable {
  /// Returns the changes by other windows from now on, without those of this window.
  func changes() -> AsyncStream<KeptChange>
}
