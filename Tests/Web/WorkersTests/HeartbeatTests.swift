import Testing

@testable import StrataWorkers

/// Tests of the missed heartbeats after which a worker counts as hanging.
@Suite struct HeartbeatTests {
  /// Returns a heartbeat of a worker that has answered all of its first beats.
  private func steady() -> Heartbeat {
    var heartbeat = Heartbeat()
    for _ in 0..<Heartbeat.warmUp {
      _ = heartbeat.beat()
      heartbeat.answered()
    }
    return heartbeat
  }

  /// Returns whether a worker hangs after each of a number of beats without an answer.
  private func silent(_ heartbeat: inout Heartbeat, _ beats: Int) -> [Bool] {
    (0..<beats).map { _ in heartbeat.beat() }
  }

  @Test func `a worker that answers each heartbeat never counts as hanging`() {
    var heartbeat = steady()
    for _ in 0..<100 {
      let hangs = heartbeat.beat()
      #expect(!hangs)
      heartbeat.answered()
    }
  }

  @Test func `a worker counts as hanging after five heartbeats without an answer`() {
    var heartbeat = steady()
    let hangs = silent(&heartbeat, 6)
    #expect(hangs == [false, false, false, false, false, true])
  }

  @Test func `a late answer resets the count of missed heartbeats`() {
    var heartbeat = steady()
    _ = silent(&heartbeat, 5)
    heartbeat.answered()
    let hangs = silent(&heartbeat, 6)
    #expect(hangs == [false, false, false, false, false, true])
  }

  @Test func `a new worker may miss more heartbeats than a steady one before it counts as hanging`()
  {
    var heartbeat = Heartbeat()
    let hangs = silent(&heartbeat, Heartbeat.warmUpLimit + 1)
    #expect(hangs.firstIndex(of: true) == Heartbeat.warmUpLimit)
  }
}
