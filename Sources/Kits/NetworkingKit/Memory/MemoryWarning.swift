import StrataDeviceServices

/// A registration that calls an action whenever memory runs short, for as long as this value
/// exists. Use it to empty caches.
///
///     let warning = MemoryWarning { Task { await cache.clearCache() } }
public struct MemoryWarning: Sendable {
  private let observation: MemoryPressure.Observation

  /// Registers an action that is performed when memory is short.
  ///
  /// - Parameter action: Called on any thread.
  public init(_ action: @escaping @Sendable () -> Void) {
    observation = MemoryPressure.observe(action)
  }
}
