/// A clock that stands still until a test moves it, so that no test ever sleeps.
///
///     let clock = ManualClock()
///     let answer = Task { try await load(clock: clock) }
///     await clock.waitForSleepers()
///     clock.advance(by: .seconds(30))
///
/// A task that sleeps twice needs two rounds of waiting and advancing.
public final class ManualClock: Clock {
  /// A time on a ``ManualClock``, counted from the clock's making.
  public struct Instant: InstantProtocol {
    public var offset: Duration

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

  public init() {}

  public var now: Instant { state.value.now }

  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep on this clock now.
  public var sleepers: Int { state.value.sleepers.count }

  /// Moves the clock and wakes everyone whose time has come, the earliest first.
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
