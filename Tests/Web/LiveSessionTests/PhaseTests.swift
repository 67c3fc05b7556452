import StrataWire
import Testing

@testable import StrataLiveSession

/// Tests of the phases of a session and of the patches that it keeps, without a session.
@Suite struct PhaseTests {
  private func after(_ seconds: Double) -> Duration { .seconds(100) + .seconds(seconds) }

  @Test
  func `a session goes from parked to connected, to dropped when its socket closes, and to ended`()
  {
    var phase = SessionPhase(now: after(0))
    #expect(phase.state == .parked(since: after(0)) && phase.rank == 1)
    phase.drop(now: after(1))
    #expect(phase.state == .parked(since: after(0)), "only a connected session loses its socket")
    let isConnected = phase.connect()
    #expect(isConnected && phase.state == .connected && phase.rank == 3)
    phase.drop(now: after(2))
    #expect(phase.state == .dropped(since: after(2)) && phase.rank == 2)
    let isBack = phase.connect()
    #expect(isBack && phase.state == .connected)
    phase.end()
    let isRevived = phase.connect()
    #expect(!isRevived && phase.state == .ended && phase.rank == 0)
    phase.drop(now: after(3))
    #expect(phase.state == .ended)
  }

  @Test func `a session waits 15 seconds for its first socket, and 60 seconds after losing one`() {
    var phase = SessionPhase(now: after(0))
    #expect(!phase.isOver(now: after(15)) && phase.isOver(now: after(15.001)))
    _ = phase.connect()
    #expect(!phase.isOver(now: after(10_000)))
    phase.drop(now: after(50))
    #expect(!phase.isOver(now: after(110)) && phase.isOver(now: after(110.001)))
    phase.end()
    #expect(phase.isOver(now: after(50)))
  }

  @Test
  func `an outbox whose patches are all confirmed can resume a browser that has the last patch`() {
    var outbox = Outbox()
    #expect(outbox.messages(after: 0) == [] && outbox.messages(after: 1) == nil)
    for number in 1...3 { _ = outbox.add(lastEvent: number, [.text(id: 3, "\(number)")]) }
    let (isKnown, isAgain) = (outbox.confirm(upTo: 3), outbox.confirm(upTo: 3))
    #expect(isKnown && isAgain && outbox.bytes == 0 && outbox.last == 3)
    #expect(outbox.messages(after: 2) == nil && outbox.messages(after: 4) == nil)
    #expect(outbox.messages(after: 3) == [])
    let next = outbox.add(lastEvent: 4, [.text(id: 3, "4")])
    #expect(next == "[4,4,[[0,3,\"4\"]]]" && outbox.messages(after: 3) == [next])
    #expect(outbox.bytes == next.utf8.count)
  }

  @Test
  func `an outbox that dropped its newest patch for lack of room is useless until the next patch`()
  {
    var outbox = Outbox()
    #expect(!outbox.isUseless)
    // `[1,0,[[0,3,"…"]]]` is 16 bytes longer than the text.
    let full = String(repeating: "x", count: Outbox.maximumBytes - 16)
    let first = outbox.add(lastEvent: 0, [.text(id: 3, full)])
    #expect(first.utf8.count == Outbox.maximumBytes && outbox.bytes == Outbox.maximumBytes)
    #expect(!outbox.isUseless && outbox.lastLost == 0 && outbox.messages(after: 0) == [first])
    _ = outbox.add(lastEvent: 0, [.text(id: 3, "")])
    #expect(outbox.isUseless && outbox.lastLost == 2 && outbox.bytes == 0)
    #expect(outbox.messages(after: 1) == nil && outbox.messages(after: 2) == [])
    let third = outbox.add(lastEvent: 0, [.text(id: 3, "y")])
    #expect(!outbox.isUseless && outbox.messages(after: 2) == [third])
  }
}
