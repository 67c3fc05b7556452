import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataViewTree
import StrataWire
import SwiftUI
import Testing

@testable import StrataAppHost
@testable import StrataLiveSession

/// Tests of the live socket with correct, broken and hostile peers.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SocketTests {
  @Test func `a tap is answered with a patch of the changes`() async throws {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    #expect(ann.heard == [#"["w","resumed",0]"#])
    let taps = try ann.number(of: "taps")
    #expect(try await ann.act("more", "tap") == "[1,1,[[0,\(taps),\"taps 1\"]]]")
    #expect(try await ann.act("more", "tap") == "[2,2,[[0,\(taps),\"taps 2\"]]]")
    #expect(try await site.figure("strata_events_total") == 2)
    #expect(try await site.figure("strata_patches_total") == 2)
    await site.stop()
  }

  @Test func `a socket needs the page's origin and a known device`()
    async throws
  {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    let refused: [RawHTTPHeaders] = [
      ["Origin": site.origin],
      ["Cookie": ann.cookies],
      ["Origin": "https://evil.example", "Cookie": ann.cookies],
      ["Origin": "null", "Cookie": ann.cookies],
      ["Origin": site.origin + ".evil.example", "Cookie": ann.cookies],
      ["Origin": site.origin, "Cookie": ann.cookies + "x"],
      ["Origin": site.origin, "Cookie": "device=local.AAAA"],
    ]
    for headers in refused {
      let refusal = await #expect(throws: RawWebSocket.Refusal.self) {
        try await RawWebSocket.open(port: site.port, path: "/~/live", headers: headers)
      }
      #expect(refusal?.response.status == 403)
    }
    let own: RawHTTPHeaders = ["Origin": site.origin, "Cookie": ann.cookies]
    for path in ["/", "/~/", "/~/live2", "/metrics"] {
      await #expect(throws: RawWebSocket.Refusal.self) {
        try await RawWebSocket.open(port: site.port, path: path, headers: own)
      }
    }
    #expect(try await site.client.get("/healthz").status == 200)
    await site.stop()
  }

  private func socket(_ site: TestSite) async throws -> RawWebSocket {
    let ann = Visitor(site)
    try await ann.open()
    return try await RawWebSocket.open(
      port: site.port, path: "/~/live", headers: ["Origin": site.origin, "Cookie": ann.cookies])
  }

  /// Returns the code that the server closes with; `nil` if it drops the connection.
  private func closeCode(of socket: RawWebSocket) async throws -> UInt16? {
    try await socket.receive { $0.opcode == WebSocketFrame.Opcode.close }?.closeCode
  }

  nonisolated static let nonsense: KeyValuePairs<String, (WebSocketFrame, UInt16)> = [
    "not JSON": (WebSocketFrame(text: "hello"), 1008),
    "nothing": (WebSocketFrame(text: ""), 1008),
    "an object": (WebSocketFrame(text: "{\"h\":1}"), 1008),
    "wrong types": (WebSocketFrame(text: "[\"h\",\"one\",2,3,4]"), 1008),
    "no hello first": (WebSocketFrame(text: "[1,0,6,\"tap\"]"), 1008),
    "bytes": (WebSocketFrame(binary: [0, 1, 2]), 1003),
    "not UTF-8": (WebSocketFrame(opcode: 1, payload: [0xFF, 0xFE]), 1007),
    "too much": (WebSocketFrame(text: String(repeating: "[", count: 210_000)), 1009),
    "deep": (WebSocketFrame(text: String(repeating: "[", count: 60_000)), 1008),
  ]

  @Test(arguments: nonsense.map(\.key))
  func `an invalid first message closes only its socket`(
    _ name: String
  ) async throws {
    let (frame, code) = try #require(Self.nonsense.first { $0.key == name }?.value)
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    let peer = try await socket(site)
    try await peer.send(frame)
    #expect(try await closeCode(of: peer) == code)
    let refused = try await site.figure("strata_refused_messages_total")
    #expect(refused + site.server.statistics.refused >= 1)
    #expect(try await ann.act("more", "tap")?.contains("taps 1") == true)
    await site.stop()
  }

  nonisolated static let afterHello: [String] = [
    "[1,5,6,\"tap\"]", "[2,0,6,\"tap\"]", "[0,99]", "[\"h\",1,\"x\",0,\"/\",[]]", "[1,0,6]",
    "[1,0,6,\"input\",{}]", "[-1,0,6,\"tap\"]", "[1,0,99999999999,\"tap\"]", "]", "\u{0}",
  ]

  @Test(arguments: afterHello)
  func `a later protocol error closes only the socket`(_ text: String) async throws {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    try await ann.say(text)
    #expect(try await ann.hear() == nil)
    #expect(try await site.figure("strata_refused_messages_total") == 1)
    try await ann.connect()
    #expect(ann.heard.last == #"["w","resumed",0]"#, "the session is kept for another socket")
    await site.stop()
  }

  @Test func `events for missing elements are answered and do nothing`()
    async throws
  {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    let events = [
      "[1,0,2147483647,\"tap\"]", "[2,0,1,\"tap\"]", "[3,0,0,\"tap\"]", "[4,0,3,\"explode\"]",
      "[5,0,0,\"nav\",\"javascript:alert(1)\"]", "[6,0,0,\"nav\"]",
    ]
    for (index, event) in events.enumerated() {
      try await ann.say(event)
      #expect(try await ann.hear() == "[\(index + 1),\(index + 1),[]]")
    }
    #expect(try await site.figure("strata_unknown_events_total") >= 3)
    await site.stop()
  }

  @Test func `a probe of the connection is answered and not handled as an event`() async throws {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    try await ann.say(ClientMessage.probe)
    #expect(try await ann.hear() == ClientMessage.probe)
    #expect(try await ann.act("more", "tap")?.contains("taps 1") == true)
    #expect(try await site.figure("strata_refused_messages_total") == 0)
    await site.stop()
  }

  @Test(.thorough) func `a flood of messages is closed`() async throws {
    // The clock does not advance, so that no message is allowed for elapsed time.
    let site = try TestSite(clock: ManualClock()) { DiaryView() }
    let ann = Visitor(site)
    try await ann.open()
    let peer = try await socket(site)
    try await peer.send(text: "[\"h\",1,\"\(ann.token)\",0,\"/\",[]]")
    let flood = Array(repeating: WebSocketFrame(text: "[0,0]").encoded, count: 5000)
    try? await peer.socket.write(flood.flatMap { $0 })  // the server may close half way
    let code = try? await closeCode(of: peer)
    #expect(code == nil || code == 1008)
    #expect(try await site.figure("strata_refused_messages_total") >= 1)
    await site.stop()
  }

  @Test(arguments: [WireSchema.version - 1, WireSchema.version + 1])
  func `a browser of another version is asked to reload`(
    version: Int
  ) async throws {
    let site = try TestSite()
    let peer = try await socket(site)
    try await peer.send(text: "[\"h\",\(version),\"t\",0,\"/\",[]]")
    #expect(try await peer.receive()?.text == #"["w","reload"]"#)
    #expect(try await closeCode(of: peer) == 1000)
    await site.stop()
  }

  @Test func `a silent socket is closed`() async throws {
    let clock = ManualClock()
    let site = try TestSite(clock: clock) { DiaryView() }
    let peer = try await socket(site)
    await clock.waitForSleepers()
    clock.advance(by: SocketAdapter.patience)
    #expect(try await closeCode(of: peer) == 1008)
    #expect(try await site.figure("strata_refused_messages_total") == 1)
    await site.stop()
  }

  @Test(.thorough) func `ten idle sessions hold no timer and do nothing in an hour`() async throws {
    let clock = ManualClock()
    let site = try TestSite(clock: clock) { DiaryView() }
    var visitors: [Visitor] = []
    for _ in 0..<10 {
      let visitor = Visitor(site)
      try await visitor.open()
      try await visitor.connect()
      try await visitor.act("more", "tap")
      visitors.append(visitor)
    }
    let work = Self.work(of: site)
    #expect(clock.sleepers == 0)
    clock.advance(by: .seconds(3_600))
    site.service.holder.sweep()
    #expect(site.service.holder.count == 10)
    #expect(Self.work(of: site) == work)
    #expect(try await visitors[0].act("more", "tap")?.contains("taps 2") == true)
    await site.stop()
  }

  /// The evaluations and flushes of each session.
  private static func work(of site: TestSite) -> [String: [Int]] {
    let sessions = site.service.holder.sessions.all
    return Dictionary(
      uniqueKeysWithValues: sessions.map {
        ($0.token, [$0.window.tree.evaluations, $0.window.tree.flushes])
      })
  }

  @Test func `a socket that closes while its session is created leaves no session behind`()
    async throws
  {
    let clock = ManualClock()
    let gate = Gate()
    let site = try TestSite(clock: clock) { Text("never ready").task { await gate.wait() } }
    let ann = Visitor(site)
    async let opening: Void = ann.open()
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(150))
    try await opening
    let peer = try await RawWebSocket.open(
      port: site.port, path: "/~/live", headers: ["Origin": site.origin, "Cookie": ann.cookies])
    try await peer.send(text: "[\"h\",1,\"unknown\",0,\"/\",[]]")
    while try await site.figure("strata_sessions") < 2 {}
    peer.socket.close()
    while site.server.statistics.openWebSockets > 0 { await Task.yield() }
    _ = try await site.figure("strata_sessions")
    clock.advance(by: .milliseconds(150))
    while try await site.figure("strata_mounted_total") < 1 {}
    clock.advance(by: .seconds(61))
    site.service.holder.sweep()
    #expect(site.service.holder.count == 0)
    gate.open()
    await site.stop()
  }

  @Test func `messages right after the hello wait for the session`() async throws {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    let more = try ann.number(of: "more")
    let peer = try await RawWebSocket.open(
      port: site.port, path: "/~/live", headers: ["Origin": site.origin, "Cookie": ann.cookies])
    let frames =
      ["[\"h\",1,\"\(ann.token)\",0,\"/\",[]]"]
      + (1...50).map { "[\($0),0,\(more),\"tap\"]" }
    try await peer.socket.write(frames.flatMap { WebSocketFrame(text: $0).encoded })
    for number in 0...50 {
      let text = try await peer.receive()?.text
      #expect(number == 0 || text?.contains("taps \(number)\"") == true)
    }
    await site.stop()
  }

  @Test(.thorough)
  func `of a device's thirty tabs hidden ones beyond 24 are disconnected, and each page is drawn`()
    async throws
  {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    for number in 2...30 {
      let tab = Visitor(site, like: ann)
      try await tab.open()
      #expect(tab.status == 200)
      try await tab.connect()
      try await tab.say("[1,0,0,\"env\",\"00000001 1 UTC\"]")
      try await tab.hear()
      #expect(site.service.holder.count == min(number, 24))
    }
    #expect(
      try await ann.act("more", "tap")?.contains("taps 1") == true, "a visible page stays connected"
    )
    #expect(
      try await site.figure("strata_mounted_total") == 0, "no page was mounted again by itself")
    await site.stop()
  }

  @Test func `thirty pages of a device that load at the same time are all answered`()
    async throws
  {
    let clock = ManualClock()
    let gate = Gate()
    let site = try TestSite(clock: clock) { Text("never ready").task { await gate.wait() } }
    let ann = Visitor(site)
    async let first: Void = ann.open()
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(150))
    try await first
    let tabs = (0..<30).map { _ in Visitor(site, like: ann) }
    let opening = tabs.map { tab in Task { try await tab.open() } }
    for _ in 0..<(30 / PageGate.atOnce) {
      await clock.waitForSleepers(count: PageGate.atOnce)
      clock.advance(by: .milliseconds(150))
    }
    for task in opening { try await task.value }
    #expect(tabs.map(\.status) == Array(repeating: 200, count: 30))
    gate.open()
    await site.stop()
  }

  private struct Leaning: View {
    var body: some View {
      Text("Leans")
        .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
        .accessibilityIdentifier("leaning")
    }
  }

  @Test func `a visual effect follows the size that the browser sends`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Leaning() }
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    let wide = try #require(try await ann.act("leaning", "box", "200 20"))
    #expect(wide.contains("translate:100px"))
    let narrow = try #require(try await ann.act("leaning", "box", "60 20"))
    #expect(narrow.contains("translate:30px"))
    await site.stop()
  }
}
