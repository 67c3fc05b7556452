import Synchronization

/// An interval that has begun and not ended.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID
  private let start = Mutex<ContinuousClock.Instant?>(.now)

  init(id: OSSignpostID) { signpostID = id }

  /// Ends the interval, and returns the moment at which it began; `nil` if it has already ended.
  func end() -> ContinuousClock.Instant? {
    start.withLock { start in
      defer { start = nil }
      return start
    }
  }
}
