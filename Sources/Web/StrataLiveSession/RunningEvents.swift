import Synchronization

/// The handled events whose effects are still going on, in order. Their effects end on any thread.
final class RunningEvents: Sendable {
  private struct Event {
    let number: Int
    /// The time from which the event is acknowledged although its effects go on.
    var limit: Duration
  }

  private struct State {
    var events: [Event] = []
    /// A Boolean value that indicates whether the end of the oldest event's effects is reported.
    var isWatched = false
  }

  private let state = Mutex(State())
  private let onEnd: @Sendable () -> Void

  /// Creates an empty list of events.
  ///
  /// - Parameter onEnd: A closure that is called on any thread, once after each call of
  ///   ``watch(at:)``, when the effects of the oldest event have ended.
  init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

  func add(_ number: Int, limit: Duration) {
    state.withLock { $0.events.append(Event(number: number, limit: limit)) }
  }

  /// Returns the number of the last event up to which all are to be acknowledged.
  ///
  /// - Parameters:
  ///   - last: The last event that was handled.
  ///   - now: Returns the current time.
  func settled(of last: Int, at now: () -> Duration) -> Int {
    state.withLock { state in
      Self.forgetLate(in: &state, at: now)
      return state.events.first.map { $0.number - 1 } ?? last
    }
  }

  private static func forgetLate(in state: inout State, at now: () -> Duration) {
    guard !state.events.isEmpty else { return }
    let now = now()
    state.events.removeAll { $0.limit <= now }
  }

  /// Lets no event wait beyond a time.
  func limit(to time: () -> Duration) {
    state.withLock { state in
      guard !state.events.isEmpty else { return }
      let time = time()
      for index in state.events.indices {
        state.events[index].limit = min(state.events[index].limit, time)
      }
    }
  }

  /// Lets no event wait any longer.
  func release() {
    state.withLock { $0.events.removeAll(keepingCapacity: true) }
  }

  /// Begins to report the next end.
  ///
  /// - Parameter now: Returns the current time.
  /// - Returns: The limit of the oldest event; `nil` if no effects are going on.
  func watch(at now: () -> Duration) -> Duration? {
    state.withLock { state in
      Self.forgetLate(in: &state, at: now)
      state.isWatched = !state.events.isEmpty
      return state.events.first?.limit
    }
  }

  /// Records that the effects of an event have ended.
  func end(_ number: Int) {
    let isReported = state.withLock { state in
      let isOldest = state.events.first?.number == number
      state.events.removeAll { $0.number == number }
      guard isOldest, state.isWatched else { return false }
      state.isWatched = false
      return true
    }
    if isReported { onEnd() }
  }
}
