/// A clock that only a test advances, so that no test ever sleeps.
///
///     let clock = ManualClock()
///     let answer = Task { try await load(clock: clock) }
///     await clock.waitForSleepers()
///     clock.advance(by: .seconds(30))
///
/// A task that sleeps twice needs two rounds of waiting and advancing.
public final class ManualClock: Clock {
  /// A time of a ``ManualClock``, as an offset from its creation.
  public struct Instant: InstantProtocol {
    /// The time since the clock's creation.
    public var offset: Duration

    /// Creates an instant at an offset from the clock's creation.
    public init(offset: Duration) { self.offset = offset }

    public func advanced(by duration: Duration) -> Self { Instant(offset: offset + duration) }

    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  struct Sleeper: Sendable {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  struct State: Sendable {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var lastID = 0
  }

  let state = Counted(State()) { $0.sleepers.count }

  /// Creates a clock at offset zero.
  public init() {}

  /// The current time of the clock.
  public var now: Instant { state.value.now }

  public var minimumResolution: Duration { .zero }

  /// The number of tasks that currently sleep on this clock.
  public var sleepers: Int { state.value.sleepers.count }

  /// Advances the clock and wakes every task whose deadline is reached, the earliest first.
  public func advance(by duration: Duration) {
    let due = state.change { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    due.forEach { $0.continuation.resume() }
  }

  /// Returns once at least `count` tasks sleep on this clock.
  public func waitForSleepers(count: Int = 1) async {
    await state.wait(atLeast: count)
  }
}
