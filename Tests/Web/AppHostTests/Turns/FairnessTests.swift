import Foundation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import StrataLiveSession
import StrataWebServer
import SwiftUI
import Synchronization
import Testing

@testable import StrataAppHost

/// Tests of one device that keeps the main actor busy, and what others notice of it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FairnessTests {
  private nonisolated static let sockets = 24
  private nonisolated static let taps = 40

  /// A button, and the devices that pressed it, in order.
  private struct Board: View {
    let pressed: Recorded<DeviceID>

    var body: some View {
      Button("More") { pressed.record(DeviceHost.currentID) }.accessibilityIdentifier("more")
    }
  }

  private struct Window: Sendable {
    let device: DeviceID
    let socket: RawWebSocket
    let more: Int

    func tap(_ count: Int) async throws {
      let taps = (1...count).flatMap { WebSocketFrame(text: "[\($0),0,\(more),\"tap\"]").encoded }
      try await socket.socket.write(taps)
    }
  }

  /// Opens windows of one new device, and their sockets.
  private func windows(_ count: Int, of site: TestSite) async throws -> [Window] {
    let first = Visitor(site)
    try await first.open()
    var windows: [Window] = []
    for number in 1...count {
      let page = number == 1 ? first : Visitor(site, like: first)
      if number > 1 { try await page.open() }
      let socket = try await RawWebSocket.open(
        port: site.port, path: "/~/live", headers: ["Origin": site.origin, "Cookie": first.cookies])
      try await socket.send(text: "[\"h\",1,\"\(page.token)\",0,\"/\",[]]")
      #expect(try await socket.receive()?.text == #"["w","resumed",0]"#)
      windows.append(
        Window(
          device: Self.device(of: first), socket: socket, more: try page.number(of: "more")))
    }
    return windows
  }

  /// Returns the device that a cookie "device=NAME.SIGNATURE" names.
  private static func device(of visitor: Visitor) -> DeviceID {
    let name = visitor.cookies.dropFirst("device=".count).prefix { $0 != "." }
    return DeviceID(rawValue: String(name))
  }

  /// Processor time that passes by 20 ms whenever it is read, thus with each message.
  private nonisolated static func slowly() -> @Sendable () -> Duration {
    let time = Recorded<Int>()
    return {
      time.record(0)
      return .milliseconds(20) * time.all.count
    }
  }

  @Test
  func `a visitor's tap is handled after at most one tap of another device that floods 24 sockets`()
    async throws
  {
    let pressed = Recorded<DeviceID>()
    let site = try TestSite(clock: ContinuousClock()) { Board(pressed: pressed) }
    let attack = try await windows(Self.sockets, of: site)
    let visitor = try await windows(1, of: site)[0]
    let (server, scheduler, name) = (site.server, site.service.scheduler, visitor.device)
    let before = server.statistics.messagesReceived
    try occupied {
      for window in attack { try await window.tap(Self.taps) }
      // As many as are read before the sockets are paused.
      while server.statistics.messagesReceived < before + 128 { await Task.yield() }
      try await visitor.tap(1)
      while scheduler.count(of: name) < 1 { await Task.yield() }
    }
    #expect(try await visitor.socket.receive()?.text == "[1,1,[]]")
    await pressed.wait(for: Self.sockets * Self.taps + 1)
    let own = try #require(pressed.all.firstIndex { $0 != pressed.all[0] })
    #expect(own <= 1, "pressed as number \(own + 1)")
    #expect(Set(pressed.all).count == 2)
    await site.stop()
  }

  @Test func `a device that has used up its budget waits while another is active`() async throws {
    let (pressed, clock) = (Recorded<DeviceID>(), ManualClock())
    let site = try TestSite(
      clock: clock, budgets: .init(), meter: WorkMeter(processorTime: Self.slowly())
    ) {
      Board(pressed: pressed)
    }
    let attack = try await windows(1, of: site)[0]
    let visitor = try await windows(1, of: site)[0]
    try await visitor.tap(1)
    #expect(try await visitor.socket.receive()?.text == "[1,1,[]]")
    try await attack.tap(100)
    // Fifty messages of 20 ms are the budget; the page and the greeting were charged to it, too.
    await clock.waitForSleepers()
    let handled = pressed.all.count - 1
    #expect((1...50).contains(handled), "\(handled)")
    try await visitor.socket.send(text: "[2,1,\(visitor.more),\"tap\"]")
    #expect(try await visitor.socket.receive()?.text == "[2,2,[]]")
    #expect(pressed.all.count == handled + 2)
    // The other has not been active lately.
    clock.advance(by: .seconds(1))
    await pressed.wait(for: 102)
    await site.stop()
  }

  @Test func `the pages of a device that has used up its budget wait, and all are answered`()
    async throws
  {
    let (pressed, clock) = (Recorded<DeviceID>(), ManualClock())
    let site = try TestSite(
      clock: clock, budgets: .init(), meter: WorkMeter(processorTime: Self.slowly())
    ) {
      Board(pressed: pressed)
    }
    let eve = Visitor(site)
    try await eve.open()
    let visitor = try await windows(1, of: site)[0]
    let (client, cookies) = (site.client, eve.cookies)
    let pages = (0..<60).map { _ in
      Task { try await client.get("/", headers: ["Cookie": cookies]).status }
    }
    // A page is measured several times, each of which counts 20 ms here: a second is soon over.
    await clock.waitForSleepers()
    #expect(site.service.holder.statistics.pages < 60)
    try await visitor.tap(1)
    #expect(try await visitor.socket.receive()?.text == "[1,1,[]]")
    clock.advance(by: .seconds(1))
    for page in pages { #expect(try await page.value == 200) }
    await site.stop()
  }

  @Test
  func `while the main actor is overloaded, a new visitor gets 503, and known devices are served`()
    async throws
  {
    let clock = ManualClock()
    let site = try TestSite(clock: clock, lagLimit: .seconds(2)) { DiaryView() }
    clock.advance(by: MainLag.warmUp)
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    let (client, port, cookies) = (site.client, site.port, ann.cookies)
    let (health, ready, refused, page) = try occupied {
      #expect(try await client.get("/healthz").text == "{\"status\":\"ok\",\"sessions\":1}\n")
      let before = try await client.get("/readyz")
      #expect(before.status == 200 && before.text == "ready\n")
      #expect(before.headers["Set-Cookie"] == nil, "nobody visits")
      clock.advance(by: .seconds(2))
      let inside = try await RawHTTPConnection.open(port: port)
      try await inside.socket.write(
        Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: \(cookies)\r\n\r\n".utf8))
      let health = try await client.get("/healthz").text
      let ready = try await client.get("/readyz").status
      return (health, ready, try await client.get("/"), inside)
    }
    #expect(health == "{\"status\":\"busy\",\"sessions\":1,\"lag\":2}\n")
    #expect(ready == 503)
    #expect(refused.status == 503)
    #expect(refused.headers["Retry-After"] == "5" && refused.headers["Refresh"] == "5")
    #expect(refused.headers["Set-Cookie"] == nil)
    #expect(try await page.response().status == 200)
    clock.advance(by: .seconds(2))
    #expect(try await client.get("/").status == 200, "the lag is over")
    await site.stop()
  }

  @Test func `the first visitor is not refused but waits while the main actor is overloaded`()
    async throws
  {
    let clock = ManualClock()
    let site = try TestSite(clock: clock, lagLimit: .seconds(2)) { DiaryView() }
    clock.advance(by: MainLag.warmUp)
    let response = try await Self.visit(site, after: .seconds(2), on: clock).response()
    #expect(response.status == 200)
    await site.stop()
  }

  @Test func `in the first seconds after the start, a new visitor waits instead of being refused`()
    async throws
  {
    let clock = ManualClock()
    let site = try TestSite(clock: clock, lagLimit: .seconds(2)) { DiaryView() }
    try await Visitor(site).open()
    let response = try await Self.visit(site, after: .seconds(29), on: clock).response()
    #expect(response.status == 200)
    await site.stop()
  }

  /// Requests a page without a cookie once the main actor is behind by a time.
  private static func visit(
    _ site: TestSite, after lag: Duration, on clock: ManualClock
  ) throws -> RawHTTPConnection {
    let (client, server, port) = (site.client, site.server, site.port)
    return try occupied {
      _ = try await client.get("/healthz")
      clock.advance(by: lag)
      let visitor = try await RawHTTPConnection.open(port: port)
      let before = server.statistics.requests
      try await visitor.socket.write(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
      while server.statistics.requests == before { await Task.yield() }
      // Its handler has begun as well: each answer takes several hops.
      for _ in 0..<5 {
        #expect(try await client.get("/healthz").text.contains("\"status\":\"busy\""))
      }
      return visitor
    }
  }

  @Test func `sockets of a device beyond its limit are refused`() async throws {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 1
    // The clock does not advance, so that no socket is closed for its silence meanwhile.
    let site = try TestSite(clock: ManualClock(), limits: limits) { DiaryView() }
    let ann = Visitor(site)
    try await ann.open()
    let headers: RawHTTPHeaders = ["Origin": site.origin, "Cookie": ann.cookies]
    var sockets: [RawWebSocket] = []
    for _ in 0..<34 {
      sockets.append(
        try await RawWebSocket.open(port: site.port, path: "/~/live", headers: headers))
    }
    await #expect(throws: RawWebSocket.Refusal.self) {
      try await RawWebSocket.open(port: site.port, path: "/~/live", headers: headers)
    }
    let refused = try await site.client.get("/", headers: ["Cookie": ann.cookies])
    #expect(refused.status == 503)
    #expect(refused.headers["Refresh"] == nil, "the page would be loaded again for ever")
    let bob = Visitor(site)
    try await bob.open()
    try await bob.connect()
    #expect(try await bob.act("more", "tap")?.contains("taps 1") == true)
    withExtendedLifetime(sockets) {}
    await site.stop()
  }

  @Test
  func `a device's offline copies of a page are made in turn, and those beyond the limit get 503`()
    async throws
  {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 1
    let site = try TestSite(clock: ManualClock(), limits: limits) { DiaryView() }
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    let (scheduler, port, name) = (site.service.scheduler, site.port, Self.device(of: ann))
    let request = Array(
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: \(ann.cookies)\r\nX-Keep: 1\r\n\r\n".utf8)
    // One of 34 places is taken by the open socket.
    let copies = try occupied {
      var copies: [RawHTTPConnection] = []
      for number in 1...33 {
        copies.append(try await RawHTTPConnection.open(port: port))
        try await copies[number - 1].socket.write(request)
        while scheduler.count(of: name) < number { await Task.yield() }
      }
      let excess = try await RawHTTPConnection.open(port: port)
      try await excess.socket.write(request)
      #expect(try await excess.response().status == 503)
      return copies
    }
    for copy in copies { #expect(try await copy.response().status == 200) }
    await site.stop()
  }
}

/// Tests of work of a device that waits for its turn, as requests for pages do.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ScheduledWorkTests {
  private nonisolated static let ann = DeviceID(rawValue: "ann")

  @Test
  func `a device's work runs on the main actor in order, and work beyond its limit is refused`()
    async throws
  {
    var limits = FairQueue<MessageScheduler.Turn>.Limits()
    limits.deviceSockets = 2
    let scheduler = MessageScheduler(clock: ManualClock(), limits: limits)
    let first = Task.detached { await scheduler.turn(of: Self.ann) { 1 } }
    let second = Task.detached { await scheduler.turn(of: Self.ann) { 2 } }
    let third = try occupied {
      while scheduler.count(of: Self.ann) < 2 { await Task.yield() }
      return await scheduler.turn(of: Self.ann) { 3 }
    }
    #expect(third == nil)
    let results = [await first.value, await second.value]
    #expect(results == [1, 2])
    #expect(await scheduler.turn(of: Self.ann) { 4 } == 4)
  }

  @Test func `work of a cancelled task is not run`() async throws {
    let scheduler = MessageScheduler(clock: ManualClock())
    let done = Recorded<Int>()
    let task = Task.detached { await scheduler.turn(of: Self.ann) { done.record(1) } }
    try occupied {
      while scheduler.count(of: Self.ann) < 1 { await Task.yield() }
      task.cancel()
      #expect(await task.value == nil)
    }
    #expect(await scheduler.turn(of: Self.ann) { done.all.count } == 0)
  }

  @Test func `pending work is dropped at the end of the process`() async throws {
    let scheduler = MessageScheduler(clock: ManualClock())
    let task = Task.detached { await scheduler.turn(of: Self.ann) { 1 } }
    try occupied {
      while scheduler.count(of: Self.ann) < 1 { await Task.yield() }
      scheduler.end()
      #expect(await task.value == nil)
      #expect(await scheduler.turn(of: Self.ann) { 2 } == nil)
    }
  }
}
