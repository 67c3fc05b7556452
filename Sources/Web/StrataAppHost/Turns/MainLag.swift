import Dispatch
import Synchronization

/// Measures how long work waits for the main actor, whenever a caller asks.
///
/// Each measurement sends a probe to the main queue unless one is under way, so that an idle
/// process does nothing. For this reason, the first measurement after a pause finds no lag.
final class MainLag: Sendable {
  /// The default lag at which new visitors are refused.
  static let usualLimit = Duration.seconds(2)
  /// The time after the start in which no visitor is refused: the first pages load what later ones
  /// share, and those of a debug build on a slow machine take seconds.
  static let warmUp = Duration.seconds(30)
  /// The seconds after which a refused visitor may try again.
  static let patience = 5

  private struct State {
    var last = Duration.zero
    var lastTime = Duration.zero
    /// The time at which the probe that is under way was sent; `nil` if none is under way.
    var sent: Duration?
  }

  /// The lag at which new visitors are refused.
  let limit: Duration
  private let state = Mutex(State())
  private let elapsed: @Sendable () -> Duration

  init(limit: Duration, elapsed: @escaping @Sendable () -> Duration) {
    self.limit = limit
    self.elapsed = elapsed
  }

  /// Returns whether the lag is so long that new visitors are refused.
  func isTooLong() -> Bool { ask() >= limit && elapsed() >= Self.warmUp }

  /// Returns the lag. It is the larger of two times: the age of the probe that is under way, and
  /// the time that the last probe took if it returned within the last second.
  func ask() -> Duration {
    let now = elapsed()
    let (lag, mustSend) = state.withLock { state -> (Duration, Bool) in
      let last = now - state.lastTime < .seconds(1) ? state.last : .zero
      if let sent = state.sent { return (max(last, now - sent), false) }
      state.sent = now
      return (last, true)
    }
    if mustSend { DispatchQueue.main.async { self.returned() } }
    return lag
  }

  private func returned() {
    let now = elapsed()
    state.withLock { state in
      guard let sent = state.sent else { return }
      (state.last, state.lastTime, state.sent) = (now - sent, now, nil)
    }
  }
}
