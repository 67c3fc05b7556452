import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataLiveSession
import StrataWebServer
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of a browser that sends more than can be handled.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FloodTests {
  private static let sockets = 6
  private static let taps = 300

  /// A window with its socket, and the bytes of its taps.
  private struct Window: Sendable {
    let socket: RawWebSocket
    let taps: [[UInt8]]

    var flood: [UInt8] { Array(taps.joined()) }
  }

  private func windows(of site: TestSite) async throws -> [Window] {
    let ann = Visitor(site)
    try await ann.open()
    var windows: [Window] = []
    for _ in 0..<Self.sockets {
      let window = Visitor(site, like: ann)
      try await window.open()
      let socket = try await RawWebSocket.open(
        port: site.port, path: "/~/live", headers: ["Origin": site.origin, "Cookie": ann.cookies])
      try await socket.send(text: "[\"h\",1,\"\(window.token)\",0,\"/\",[]]")
      #expect(try await socket.receive()?.text == #"["w","resumed",0]"#)
      let more = try window.number(of: "more")
      let taps = (1...Self.taps).map {
        WebSocketFrame(text: "[\($0),0,\(more),\"tap\"]").encoded
      }
      windows.append(Window(socket: socket, taps: taps))
    }
    return windows
  }

  @Test func `health is answered while the main actor is busy`() async throws {
    let site = try TestSite()
    try await Visitor(site).open()
    let client = site.client
    let health = try occupied { try await client.get("/healthz").text }
    #expect(health == "{\"status\":\"ok\",\"sessions\":1}\n")
    await site.stop()
  }

  @Test(arguments: [(0, 1), (20, 96)])
  func `messages that wait are handled in one turn, unless each takes more than a millisecond`(
    milliseconds: Int, turns: Int
  ) async throws {
    let time = Recorded<Int>()
    let meter = WorkMeter {
      time.record(0)
      return .milliseconds(milliseconds) * time.all.count
    }
    let site = try TestSite(clock: ManualClock(), meter: meter) { DiaryView() }
    let windows = try await windows(of: site)
    let (server, scheduler) = (site.server, site.service.scheduler)
    let (received, before) = (server.statistics.messagesReceived, scheduler.turns)
    let holder = site.service.holder
    let handled = holder.statistics.events
    try occupied {
      // Fewer than are read from a socket, and from a device, before it is paused.
      for window in windows {
        try await window.socket.socket.write(window.taps[..<16].flatMap(\.self))
      }
      while server.statistics.messagesReceived < received + 96 { await Task.yield() }
    }
    while holder.statistics.events < handled + 96 { await Task.yield() }
    #expect(scheduler.turns - before == turns)
    await site.stop()
  }

  @Test(.thorough) func `the number of a device's waiting messages is bounded, and none is lost`()
    async throws
  {
    let site = try TestSite(clock: ManualClock()) { DiaryView() }
    let windows = try await windows(of: site)
    let before = site.server.statistics.messagesReceived
    let (server, client) = (site.server, site.client)
    let taken = try occupied {
      for window in windows { try await window.socket.socket.write(window.flood) }
      // Each answer takes the server's thread through a round in which it reads from sockets.
      for _ in 0..<50 { _ = try await client.get("/healthz") }
      return server.statistics.messagesReceived - before
    }
    let limits = FairQueue<String>.Limits()
    #expect(taken <= limits.deviceMessages + Self.sockets)
    #expect(taken >= limits.deviceMessages)
    let all = Self.sockets * Self.taps
    while try await site.figure("strata_events_total") < all { try Task.checkCancellation() }
    let refused = try await site.figure("strata_refused_messages_total")
    #expect(refused == 0)
    BadDay("flood").record(
      done: ["taps of one device": all], seen: ["taps that wait at most": taken],
      lost: ["taps that were refused": refused])
    await site.stop()
  }

  @Test(.thorough) func `messages right before a close are handled`() async throws {
    let site = try TestSite()
    let window = try #require(try await windows(of: site).first)
    try await window.socket.socket.write(window.flood + WebSocketFrame(closeCode: 1000).encoded)
    while try await site.figure("strata_events_total") < Self.taps { try Task.checkCancellation() }
    await site.stop()
  }
}
