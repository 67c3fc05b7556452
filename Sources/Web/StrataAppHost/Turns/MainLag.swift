import Dispatch
import Synchronization

/// Measures how long work waits for the main actor, whenever a caller asks.
///
/// Each question sends a probe to the main queue unless one is under way, so that an idle process
/// does nothing. It follows that the first question after a pause finds no lag.
final class MainLag: Sendable {
  /// The usual lag from which newcomers are refused.
  static let usualLimit = Duration.seconds(2)
  /// The time after the start in which no visitor is refused: the first pages load what later ones
  /// share, and those of a debug build on a slow machine take seconds.
  static let warmUp = Duration.seconds(30)
  /// The seconds after which a refused newcomer may try again.
  static let patience = 5

  private struct State {
    var last = Duration.zero
    var lastTime = Duration.zero
    /// The time at which the probe that is under way was sent.
    var sent: Duration?
  }

  /// The lag from which newcomers are refused.
  let limit: Duration
  private let state = Mutex(State())
  private let elapsed: @Sendable () -> Duration

  init(limit: Duration, elapsed: @escaping @Sendable () -> Duration) {
    self.limit = limit
    self.elapsed = elapsed
  }

  /// Returns whether newcomers are to be refused.
  func isTooLong() -> Bool { ask() >= limit && elapsed() >= Self.warmUp }

  /// Returns the lag: the age of the probe that is under way, or what the last one took if it
  /// returned within the last second; the larger of both.
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
