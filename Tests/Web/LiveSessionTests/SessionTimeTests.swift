import StrataKitTesting
import Synchronization
import Testing

@testable import StrataLiveSession

/// Tests of a wait that begins again while it ends late, on a clock whose sleeps end at once.
@MainActor struct SessionTimeTests {
  /// Waits for 150 ms, or for a second while each of the waits ends late by the next of these
  /// milliseconds, of which the last counts for all further ones. Returns the milliseconds at each
  /// end.
  private func ends(late: Int...) async -> [Int] {
    let clock = LateClock(late.map { .milliseconds($0) })
    let time = SessionTime(clock: clock) { clock.now.offset }
    await time.wait(for: .milliseconds(150), orUntil: .seconds(1))
    return clock.ends.map { Int($0 / .milliseconds(1)) }
  }

  @Test func `a wait ends after its time if that is less than 50 ms late`() async {
    #expect(await ends(late: 0) == [150])
    #expect(await ends(late: 49) == [199])
  }

  @Test func `a wait begins again while it ends 50 ms late, until a second is over`() async {
    #expect(await ends(late: 50) == [200, 400, 600, 800, 1_000])
  }

  @Test func `a wait ends once nothing is late any more`() async {
    #expect(await ends(late: 300, 100, 0) == [450, 700, 850])
  }

  @Test func `a wait that ends more than a second late does not begin again`() async {
    #expect(await ends(late: 2_000) == [2_150])
  }
}

/// A clock of a machine that is busy: whoever sleeps is woken late. No time passes in reality.
private final class LateClock: Clock {
  typealias Instant = ManualClock.Instant

  private let state: Mutex<(late: [Duration], ends: [Duration])>

  init(_ late: [Duration]) { state = Mutex((late, [])) }

  /// The times at which sleeps have ended.
  var ends: [Duration] { state.withLock { $0.ends } }
  var now: Instant { Instant(offset: ends.last ?? .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try state.withLock { state in
      // No wait of a test begins as often.
      guard state.ends.count < 100 else { throw CancellationError() }
      let late = state.late.count > 1 ? state.late.removeFirst() : state.late[0]
      state.ends.append(deadline.offset + late)
    }
  }
}
