import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Tests that events for elements that were removed while the event was on its way still count.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DepartedTests {
  @Test func `a tap on a removed button counts unless the browser has confirmed the removal`()
    async throws
  {
    let host = TestHost { Swapping() }
    let (session, peer, page) = try await host.live()
    let (swap, old) = (try page.number(of: "swap"), try page.number(of: "old"))
    func tap(_ number: Int, seq: Int, _ id: Int32) -> Bool {
      host.holder.receive(.event(.init(number, seq: seq, id, "tap")), for: session, from: peer)
    }
    #expect(tap(1, seq: 0, swap))
    #expect(peer.take().last?.contains("gone") == true)
    #expect(tap(2, seq: 0, old), "the browser had not confirmed the removal yet")
    #expect(peer.take().last?.contains("count 1") == true)
    #expect(host.holder.statistics.unknownEvents == 0)
    #expect(tap(3, seq: 2, old), "the browser has confirmed the removal")
    #expect(peer.take() == ["[3,3,[]]"])
    #expect(host.holder.statistics.unknownEvents == 1)
  }

  @Test
  func `an acknowledgement confirms the removal of a button, so that a later tap on it is ignored`()
    async throws
  {
    let host = TestHost { Swapping() }
    let (session, peer, page) = try await host.live()
    let (swap, old) = (try page.number(of: "swap"), try page.number(of: "old"))
    _ = host.holder.receive(.event(.init(1, seq: 0, swap, "tap")), for: session, from: peer)
    #expect(host.holder.receive(.acknowledgement(lastPatch: 1), for: session, from: peer))
    _ = host.holder.receive(.event(.init(2, seq: 1, old, "tap")), for: session, from: peer)
    #expect(host.holder.statistics.unknownEvents == 1)
  }

  @Test func `the second tap on a button that removes itself is ignored`() async throws {
    let host = TestHost { Swapping() }
    let (session, peer, page) = try await host.live()
    let own = try page.number(of: "own")
    _ = host.holder.receive(.event(.init(1, seq: 0, own, "tap")), for: session, from: peer)
    _ = host.holder.receive(.event(.init(2, seq: 0, own, "tap")), for: session, from: peer)
    #expect(peer.take().joined().contains("count 10"))
    #expect(host.holder.statistics.unknownEvents == 1)
  }

  @Test func `a removed element ignores an event of a kind for which it had no handler`()
    async throws
  {
    let host = TestHost { Swapping() }
    let (session, peer, page) = try await host.live()
    let (swap, old) = (try page.number(of: "swap"), try page.number(of: "old"))
    _ = host.holder.receive(.event(.init(1, seq: 0, swap, "tap")), for: session, from: peer)
    _ = host.holder.receive(.event(.init(2, seq: 0, old, "submit")), for: session, from: peer)
    #expect(host.holder.statistics.unknownEvents == 1)
  }
}

private struct Swapping: View {
  @State private var count = 0
  @State private var isSwapped = false
  @State private var isOver = false

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("Swap") { isSwapped = true }.accessibilityIdentifier("swap")
      if isSwapped {
        Text("gone")
      } else {
        Button("Old") { count += 1 }.accessibilityIdentifier("old")
      }
      if !isOver {
        Button("Own") {
          count += 10
          isOver = true
        }.accessibilityIdentifier("own")
      }
    }
  }
}
