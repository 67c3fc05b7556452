import StrataDeviceServices
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Tests that a broken connection loses nothing and repeats nothing.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReplayTests {
  @Test
  func `after a reconnect missing patches are sent again, and a repeated event counts once`()
    async throws
  {
    let host = TestHost { CounterView() }
    let (session, peer, page) = try await host.live()
    let (more, count) = (try page.number(of: "more"), try page.number(of: "count"))
    let tap = ClientMessage.event(.init(1, more, "tap"))
    #expect(host.holder.receive(tap, for: session, from: peer))
    #expect(peer.take() == ["[1,1,[[0,\(count),\"1\"]]]"])
    host.holder.disconnect(peer, from: session)
    let back = TestPeer()
    #expect(await host.connect(back, page.token, lastPatch: 0) === session)
    #expect(back.take() == [#"["w","resumed",1]"#, "[1,1,[[0,\(count),\"1\"]]]"])
    #expect(host.holder.receive(tap, for: session, from: back), "sent again")
    #expect(back.take() == [])
    let next = ClientMessage.event(.init(2, seq: 1, more, "tap"))
    #expect(host.holder.receive(next, for: session, from: back))
    #expect(back.take() == ["[2,2,[[0,\(count),\"2\"]]]"])
    #expect(host.holder.statistics.events == 2)
  }

  @Test func `an event that changes nothing is answered with an empty patch`()
    async throws
  {
    let host = TestHost { CounterView() }
    let (session, peer, page) = try await host.live()
    let count = try page.number(of: "count")
    #expect(host.holder.receive(.event(.init(1, count, "tap")), for: session, from: peer))
    #expect(host.holder.receive(.event(.init(2, 9999, "tap")), for: session, from: peer))
    #expect(host.holder.receive(.event(.init(3, 0, "nonsense")), for: session, from: peer))
    #expect(peer.take() == ["[1,1,[]]", "[2,2,[]]", "[3,3,[]]"])
    #expect(host.holder.statistics.unknownEvents == 2)
  }

  @Test func `a message that confirms a patch never sent or skips an event number is refused`()
    async throws
  {
    let host = TestHost { CounterView() }
    let (session, peer, page) = try await host.live()
    let more = try page.number(of: "more")
    func receive(_ message: ClientMessage) -> Bool {
      host.holder.receive(message, for: session, from: peer)
    }
    #expect(!receive(.event(.init(1, seq: 1, more, "tap"))), "a patch that was never sent")
    #expect(!receive(.event(.init(2, more, "tap"))), "an event is missing")
    #expect(!receive(.acknowledgement(lastPatch: 1)))
    let hello = ClientMessage.Hello(version: 1, token: "", lastPatch: 0, url: "/")
    #expect(!receive(.hello(hello)))
    #expect(peer.sent == [])
    #expect(host.holder.statistics.events == 0)
  }

  @Test func `a browser that confirms patches that were never sent gets a new page`() async throws {
    let host = TestHost { CounterView() }
    let page = await host.open()
    let peer = TestPeer()
    #expect(await host.connect(peer, page.token, lastPatch: 7)?.token != page.token)
    #expect(host.holder.count == 1)
  }

  @Test(arguments: 0..<40)
  func `a connection that breaks at any message loses no event and repeats none`(
    _ seed: Int
  ) async throws {
    let host = TestHost { CounterView() }
    let page = await host.open()
    var browser = try BrowserModel(page)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      switch Int.random(in: 0...5, using: &random) {
      case 0...2: browser.tap()
      case 3: browser.exchange(host, upTo: Int.random(in: 0...3, using: &random))
      case 4: browser.drop(host)
      default: try await browser.connect(host)
      }
    }
    try await browser.connect(host)
    for _ in 0..<3 { browser.exchange(host, upTo: .max) }
    #expect(browser.shown == "\(browser.taps)")
    #expect(browser.unanswered == 0)
    #expect(host.holder.statistics.events == browser.taps)
    #expect(host.holder.count == 1 && host.holder.statistics.mounted == 0)
  }

  // MARK: Outbox

  @Test func `an outbox sends the unconfirmed patches again`() {
    var outbox = Outbox()
    for number in 1...5 { _ = outbox.add(lastEvent: 0, [.text(id: 3, "\(number)")]) }
    #expect(outbox.messages(after: 3) == ["[4,0,[[0,3,\"4\"]]]", "[5,0,[[0,3,\"5\"]]]"])
    #expect(outbox.messages(after: 5) == [])
    #expect(outbox.messages(after: 6) == nil)
    let isConfirmed = outbox.confirm(upTo: 3)
    #expect(isConfirmed)
    #expect(outbox.messages(after: 2) == nil, "confirmed messages are dropped")
    #expect(outbox.messages(after: 3)?.count == 2)
    let (isInvented, isLast) = (outbox.confirm(upTo: 6), outbox.confirm(upTo: 5))
    #expect(!isInvented && isLast)
    #expect(outbox.bytes == 0)
    let isLate = outbox.confirm(upTo: 2)
    #expect(isLate, "an older confirmation that comes after a newer one")
  }

  @Test func `an outbox is bounded and reports the last lost patch`() {
    var outbox = Outbox()
    let text = String(repeating: "x", count: 1000)
    for _ in 1...2000 {
      _ = outbox.add(lastEvent: 0, [.text(id: 3, text)])
      #expect(outbox.bytes <= Outbox.maximumBytes)
    }
    #expect(outbox.lastLost > 1500 && outbox.lastLost < 2000)
    #expect(outbox.messages(after: outbox.lastLost - 1) == nil)
    #expect(outbox.messages(after: outbox.lastLost)?.count == 2000 - outbox.lastLost)
  }
}
