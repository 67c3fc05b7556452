import StrataDeviceServices

/// Calls an action whenever memory runs short, for as long as this value is kept: whoever holds what
/// can be asked for again gives it up.
///
///     let warning = MemoryWarning { Task { await cache.clearCache() } }
public struct MemoryWarning: Sendable {
  private let observation: MemoryPressure.Observation

  /// - Parameter action: Runs on any thread.
  public init(_ action: @escaping @Sendable () -> Void) {
    observation = MemoryPressure.observe(action)
  }
}
