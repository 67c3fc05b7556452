import Observation
import StrataDeviceServices
import StrataKitTesting
import StrataWire
import SwiftUI
import Testing

@testable import StrataLiveSession

/// Tests of requests of a window's code to its browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RequestTests {
  /// Returns the messages with requests, which are operation 15.
  private func asked(_ peer: TestPeer) async -> [String] {
    while !peer.sent.contains(where: { $0.contains("[15,") }) { await Task.yield() }
    return peer.take().filter { $0.contains("[15,") }
  }

  private func answer(_ number: Int, _ value: String) -> ClientMessage {
    .event(.init(number, 0, "answer", value))
  }

  @Test func `a view sends a request to its window and receives the answer`() async throws {
    let log = AnswerLog()
    let host = TestHost { AskingView(log: log) }
    let (session, peer, page) = try await host.live()
    let ask = try page.number(of: "ask")
    #expect(host.holder.receive(.event(.init(1, ask, "tap")), for: session, from: peer))
    #expect(await asked(peer) == [#"[2,0,[[15,1,"test.echo","null"]]]"#])
    #expect(host.holder.receive(answer(2, "1 . 42"), for: session, from: peer))
    while log.heard.isEmpty { await Task.yield() }
    #expect(log.heard == ["42"] && host.holder.statistics.unknownEvents == 0)
  }

  @Test
  func `a request to the browser gets each value up to the last one or a refusal`()
    async throws
  {
    let host = TestHost { AskingView(log: AnswerLog()) }
    let (session, peer, _) = try await host.live()
    let requests = session.device.requests
    let heard = Locked<[DeviceAnswer]>([])
    let handles = (0..<2).map { _ in
      requests.begin(DeviceRequest("s")) { answer in heard.withLock { $0.append(answer) } }
    }
    while peer.sent.count < 2 { await Task.yield() }
    #expect(peer.take() == [#"[1,0,[[15,1,"s","null"]]]"#, #"[2,0,[[15,2,"s","null"]]]"#])
    let values = ["1 + 10", "1 + 11", "2 ! denied", "1 . 12", "1 . 13", "2 + 1"]
    for (index, value) in values.enumerated() {
      #expect(host.holder.receive(answer(index + 1, value), for: session, from: peer))
    }
    #expect(
      heard.withLock { $0 } == [
        .part("10"), .part("11"), .failed(.refused("denied")), .done("12"),
      ])
    #expect(host.holder.statistics.unknownEvents == 2)
    _ = peer.take()
    for handle in handles { handle.cancel() }
    for _ in 0..<20 { await Task.yield() }
    #expect(peer.sent == [], "what was answered needs no cancellation")
  }

  @Test
  func `a request to the browser is sent again after a reconnect, and its answer counts once`()
    async throws
  {
    let log = AnswerLog()
    let host = TestHost { AskingView(log: log) }
    let (session, peer, page) = try await host.live()
    let ask = try page.number(of: "ask")
    #expect(host.holder.receive(.event(.init(1, ask, "tap")), for: session, from: peer))
    _ = await asked(peer)
    host.holder.disconnect(peer, from: session)
    let back = TestPeer()
    #expect(await host.connect(back, page.token, lastPatch: 1) === session)
    #expect(back.take().last == #"[2,0,[[15,1,"test.echo","null"]]]"#)
    #expect(host.holder.receive(answer(2, "1 . 1"), for: session, from: back))
    #expect(host.holder.receive(answer(2, "1 . 1"), for: session, from: back), "sent again")
    while log.heard.isEmpty { await Task.yield() }
    #expect(log.heard == ["1"])
  }

  @Test func `an unexpected answer is ignored, and a malformed one is refused`()
    async throws
  {
    let host = TestHost { AskingView(log: AnswerLog()) }
    let (session, peer, _) = try await host.live()
    #expect(host.holder.receive(answer(1, "9 . 1"), for: session, from: peer))
    #expect(host.holder.statistics.unknownEvents == 1)
    #expect(!host.holder.receive(answer(2, "nonsense"), for: session, from: peer))
  }

  @Test func `the pending requests of a window to its browser fail when the window ends`()
    async throws
  {
    let log = AnswerLog()
    let host = TestHost { AskingView(log: log) }
    let (session, peer, page) = try await host.live()
    let ask = try page.number(of: "ask")
    #expect(host.holder.receive(.event(.init(1, ask, "tap")), for: session, from: peer))
    _ = await asked(peer)
    let requests = session.device.requests
    host.holder.endAll()
    while log.heard.isEmpty { await Task.yield() }
    #expect(log.heard == ["\(DeviceRequestError.windowGone)"])
    await #expect(throws: DeviceRequestError.windowGone) {
      try await requests.answer(to: DeviceRequest("test.echo"))
    }
  }

  @Test func `a mounted browser receives the requests of the first page`()
    async throws
  {
    let log = AnswerLog()
    let host = TestHost { AskingView(log: log, asksAtOnce: true) }
    let peer = TestPeer()
    async let connecting = host.connect(peer, "forgotten")
    // The first page waits 150 ms for its tasks.
    await host.clock.waitForSleepers()
    host.clock.advance(by: .milliseconds(150))
    let session = try #require(await connecting)
    let sent = await asked(peer)
    #expect(sent == [#"[1,0,[[15,1,"test.echo","null"]]]"#])
    #expect(host.holder.receive(answer(1, "1 . 5"), for: session, from: peer))
    while log.heard.isEmpty { await Task.yield() }
    #expect(log.heard == ["5"])
  }

  @Test func `the size and number of a window's requests are bounded`() async throws {
    let host = TestHost { AskingView(log: AnswerLog()) }
    let (session, peer, _) = try await host.live()
    let requests = session.device.requests
    let long = String(repeating: "x", count: 128 << 10)
    await #expect(throws: DeviceRequestError.tooLong(limit: 128 << 10)) {
      try await requests.answer(to: DeviceRequest("s", arguments: long + "x"))
    }
    let open = (0..<64).map {
      requests.begin(DeviceRequest("s\($0)", arguments: $0 == 1 ? long : "null")) { _ in }
    }
    await #expect(throws: DeviceRequestError.tooMany(limit: 64)) {
      try await requests.answer(to: DeviceRequest("s"))
    }
    open.first?.cancel()
    while !peer.sent.contains(where: { $0.contains("[[15,1]]") }) { await Task.yield() }
    _ = requests.begin(DeviceRequest("again")) { _ in }
    while !peer.sent.contains(where: { $0.contains("again") }) { await Task.yield() }
  }

  @Test func `two windows of one device receive separate requests`() async throws {
    let log = AnswerLog()
    let host = TestHost { AskingView(log: log) }
    let first = try await host.live()
    let second = try await host.live()
    #expect(first.session.device.id == second.session.device.id)
    let ask = try second.page.number(of: "ask")
    let tap = ClientMessage.event(.init(1, ask, "tap"))
    #expect(host.holder.receive(tap, for: second.session, from: second.peer))
    _ = await asked(second.peer)
    #expect(!first.peer.sent.contains { $0.contains("[15,") })
  }
}

@MainActor @Observable final class AnswerLog {
  var heard: [String] = []

  func ask() async {
    do {
      let device = DeviceHost.current
      heard.append(try await device?.requests.answer(to: DeviceRequest("test.echo")) ?? "no device")
    } catch {
      heard.append("\(error)")
    }
  }
}

private struct AskingView: View {
  let log: AnswerLog
  var asksAtOnce = false

  var body: some View {
    Button("Ask") { Task { await log.ask() } }
      .accessibilityIdentifier("ask")
      .task { if asksAtOnce { await log.ask() } }
  }
}
