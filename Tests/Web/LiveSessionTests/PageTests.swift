import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Tests of the facts about pages and windows, and of navigation by the browser.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PageTests {
  private let clock = ManualClock()
  private let device = Device(id: DeviceID(rawValue: "ann"))

  /// Returns a holder of an app whose windows a test prepares.
  private func holder(
    limits: SessionHolder.Limits = .init(), _ prepare: @escaping (Window) -> Void
  ) -> SessionHolder {
    var tokens = 0
    let application = Application(name: "test") { window in
      WindowGroup { CounterView() }._mount(in: window)
      prepare(window)
    }
    return SessionHolder(application, limits: limits, clock: clock) {
      tokens += 1
      return "token-\(tokens)"
    }
  }

  private func open(_ holder: SessionHolder, _ url: String = "/") async -> OpenedPage {
    await holder.open(device: device, url: url, language: "en")
  }

  private func connect(
    _ holder: SessionHolder, _ token: String, _ url: String = "/"
  ) async throws -> (session: LiveSession, peer: TestPeer) {
    let peer = TestPeer()
    let hello = ClientMessage.Hello(version: 1, token: token, lastPatch: 0, url: url)
    let session = await holder.connect(peer, hello: hello, device: device, language: "en")
    return (try #require(session), peer)
  }

  @Test func `a page is understood unless a view refuses its address or reports it as missing`()
    async
  {
    let plain = await open(holder { $0.location.name("Home") })
    #expect(plain.title == "Home" && plain.isUnderstood && !plain.isRefused)
    #expect(plain.isSettled && !plain.isOver && !plain.isWaiting)
    let refused = await open(holder { $0.location.isRefused = true })
    #expect(!refused.isUnderstood && refused.isRefused)
    let accepted = await open(
      holder {
        $0.location.isRefused = true
        $0.location.isOpenToAll = true
      })
    #expect(accepted.isUnderstood && !accepted.isRefused)
    let missing = await open(holder { $0.location.isMissing = true })
    #expect(!missing.isUnderstood && !missing.isRefused)
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `a page counts as waiting if its content still loads and it shows a progress indicator`(
    shows: Bool, loads: Bool
  ) async {
    let gate = Gate()
    let host = TestHost { IndicatorView(gate: gate, shows: shows, loads: loads) }
    async let opening = host.open()
    if loads {
      await host.clock.waitForSleepers()
      host.clock.advance(by: .milliseconds(150))
    }
    let page = await opening
    #expect(page.isSettled == !loads && page.isWaiting == (shows && loads))
    gate.open()
    #expect(host.clock.sleepers == 0, "nothing waits for a page that was sent")
  }

  @Test func `a page waits longer for its data while the process is behind, for a second at most`()
    async
  {
    let (gate, opened) = (Gate(), Recorded<OpenedPage>())
    let host = TestHost { IndicatorView(gate: gate, shows: true, loads: true) }
    Task { opened.record(await host.open()) }
    for wait in 1...5 {
      await pass(host, opened)
      #expect(opened.all.isEmpty, "drawn before wait \(wait)")
      // A wait of 150 ms, which ends 50 ms late.
      host.clock.advance(by: .milliseconds(200))
    }
    await pass(host, opened)
    #expect(opened.all.map(\.isWaiting) == [true])
    gate.open()
  }

  @Test func `a page is drawn with the data that come while it waits longer`() async {
    let (gate, opened) = (Gate(), Recorded<OpenedPage>())
    let host = TestHost { IndicatorView(gate: gate, shows: true, loads: true) }
    Task { opened.record(await host.open()) }
    await pass(host, opened)
    host.clock.advance(by: .milliseconds(200))
    await pass(host, opened)
    gate.open()
    await opened.wait(for: 1)
    #expect(opened.all.map(\.isSettled) == [true])
  }

  /// Returns once a page that is being opened waits for the clock, or was drawn.
  private func pass(_ host: TestHost, _ opened: Recorded<OpenedPage>) async {
    while host.clock.sleepers == 0, opened.all.isEmpty { await Task.yield() }
  }

  @Test func `a page does not wait for a task that asks the browser, and counts as waiting`()
    async throws
  {
    let log = AnswerLog()
    let host = TestHost { PlaceView(log: log) }
    // The clock stands still, so a page that waited would never be drawn.
    let page = await host.open()
    #expect(page.isWaiting && !page.isSettled && page.html.contains("loaded"))
    let peer = TestPeer()
    let session = try #require(await host.connect(peer, page.token))
    while !peer.sent.contains(where: { $0.contains("[15,") }) { await Task.yield() }
    let answer = ClientMessage.event(.init(1, 0, "answer", "1 . 42"))
    #expect(host.holder.receive(answer, for: session, from: peer))
    while !session.window.tree.isAtRest { await Task.yield() }
    #expect(log.heard == ["42"])
  }

  @Test func `a page whose session ends while it is drawn is empty and marked as over`() async {
    let gate = Gate()
    let host = TestHost { IndicatorView(gate: gate, shows: true, loads: true) }
    async let opening = host.open()
    await host.clock.waitForSleepers()
    host.holder.endAll()
    let page = await opening
    #expect(page.isOver && page.html == "")
    gate.open()
  }

  @Test
  func `the page of a connected window can be drawn again at its address without a new session`()
    async throws
  {
    let holder = holder { $0.location.name("Home") }
    let page = await open(holder, "/caf%C3%A9")
    #expect(holder.look(device: device.id, url: "/caf%C3%A9") == nil, "no browser shows it yet")
    let (session, peer) = try await connect(holder, page.token)
    let look = try #require(holder.look(device: device.id, url: "/café"))
    #expect(look.token == "kept" && look.title == "Home" && look.isUnderstood)
    #expect(!look.isRefused && look.isSettled && !look.isOver)
    #expect(look.page.contents == [page.page.contents[0], ""])
    #expect(look.page.rules == page.page.rules)
    #expect(holder.look(device: device.id, url: "/") == nil)
    #expect(holder.look(device: DeviceID(rawValue: "bob"), url: "/caf%C3%A9") == nil)
    #expect(holder.count == 1 && peer.take().count == 1)
    holder.disconnect(peer, from: session)
    #expect(holder.look(device: device.id, url: "/caf%C3%A9") == nil)
  }

  @Test func `the session holder reports its connected windows and its number of sessions`()
    async throws
  {
    let holder = holder { _ in }
    #expect(holder.count == 0 && holder.latestCount == 0 && holder.windows().isEmpty)
    let page = await open(holder)
    #expect(holder.count == 1 && holder.latestCount == 1 && holder.windows().isEmpty)
    #expect(holder.sessions.parkedCount == 1)
    let (session, peer) = try await connect(holder, page.token)
    #expect(holder.windows().map(\.id) == [device.id] && holder.sessions.parkedCount == 0)
    let (other, _) = try await connect(holder, "unknown")
    #expect(holder.latestCount == 2 && holder.sessions.parkedCount == 0)
    #expect(holder.sessions.count(of: device.id) == 2 && other !== session)
    holder.disconnect(peer, from: session)
    #expect(holder.windows().count == 1)
    holder.endAll()
    #expect(holder.latestCount == 0 && holder.sessions.count(of: device.id) == 0)
    #expect(holder.sessions.all(of: device.id).isEmpty && holder.sessions["unknown"] == nil)
  }

  @Test func `navigation in the browser reaches the app if the address begins with a slash`()
    async throws
  {
    var visits: [String] = []
    let holder = holder { window in window.location.onVisit = { visits.append($0) } }
    let page = await open(holder)
    let (session, peer) = try await connect(holder, page.token)
    _ = peer.take()
    for (index, address) in ["/a", "b", "/c?d=1"].enumerated() {
      let event = ClientMessage.event(.init(index + 1, seq: index, 0, "nav", address))
      #expect(holder.receive(event, for: session, from: peer))
    }
    let empty = ClientMessage.event(.init(4, seq: 3, 0, "nav"))
    #expect(holder.receive(empty, for: session, from: peer))
    #expect(visits == ["/a", "/c?d=1"] && session.window.location.url == "/c?d=1")
    #expect(peer.take() == ["[1,1,[]]", "[2,2,[]]", "[3,3,[]]", "[4,4,[]]"])
    #expect(holder.statistics.unknownEvents == 0 && holder.statistics.events == 4)
  }

  @Test
  func `a new session starts at the browser's path, or at the first page if the path is invalid`()
    async throws
  {
    let holder = holder { _ in }
    let (session, peer) = try await connect(holder, "gone", "/a?b=1")
    #expect(session.window.location.url == "/a?b=1")
    #expect(peer.sent.first?.contains("\"/a?b=1\"") == true)
    let (other, _) = try await connect(holder, "gone", "https://elsewhere.example")
    #expect(other.window.location.url == "/" && holder.statistics.mounted == 2)
    // Layers are numbered by the time, so that those of an earlier session are recognized as gone.
    let seconds = Double(session.window.location.lastLayer) / 1000
    #expect(abs(seconds - Date().timeIntervalSince1970) < 3600)
  }

  @Test func `patches and their bytes are counted, as are refused messages`() async throws {
    let holder = holder { _ in }
    let page = await open(holder)
    let (session, peer) = try await connect(holder, page.token)
    _ = peer.take()
    let more = try page.number(of: "more")
    for number in 1...2 {
      let tap = ClientMessage.event(.init(number, seq: number - 1, more, "tap"))
      #expect(holder.receive(tap, for: session, from: peer))
    }
    holder.countRefused()
    var expected = SessionStatistics()
    (expected.pages, expected.events, expected.resumed) = (1, 2, 1)
    (expected.patches, expected.refusedMessages) = (2, 1)
    expected.patchBytes = peer.take().reduce(0) { $0 + $1.utf8.count }
    #expect(holder.statistics == expected && expected.patchBytes > 20)
  }

  @Test func `a device that opens many pages has at most its limit of them`() async {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 3
    let holder = holder(limits: limits) { _ in }
    var last: [String] = []
    for _ in 0..<10 {
      last.append(await open(holder).token)
      clock.advance(by: .seconds(11))
    }
    #expect(holder.count == 3 && holder.sessions.count(of: device.id) == 3)
    #expect(last.suffix(3).allSatisfy { holder.sessions[$0] != nil })
  }

  @Test func `the oldest page without a socket is found although many later pages were connected`()
    async throws
  {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 500
    let holder = holder(limits: limits) { _ in }
    let first = await open(holder)
    for _ in 0..<70 { _ = try await connect(holder, await open(holder).token) }
    #expect(holder.sessions.oldestParked?.token == first.token)
    holder.discard(first)
    let second = await open(holder)
    for _ in 0..<70 { _ = try await connect(holder, await open(holder).token) }
    let third = await open(holder)
    #expect(holder.sessions.oldestParked?.token == second.token)
    #expect(holder.sessions.weakest?.token == second.token)
    holder.discard(second)
    #expect(holder.sessions.oldestParked?.token == third.token)
    holder.discard(third)
    #expect(holder.sessions.oldestParked == nil && holder.sessions.weakest != nil)
  }

  @Test func `a page that is being drawn is not ended for lack of room`() async throws {
    var limits = SessionHolder.Limits()
    (limits.parkedSessions, limits.sessions) = (1, 1)
    let gate = Gate()
    let host = TestHost(limits: limits) { IndicatorView(gate: gate, shows: false, loads: true) }
    async let first = host.open()
    await host.clock.waitForSleepers()
    async let second = host.open()
    await host.clock.waitForSleepers(count: 2)
    gate.open()
    for page in await [first, second] { #expect(!page.isOver && page.isSettled) }
    #expect(host.holder.count == 2)
  }
}

/// A view with a progress indicator and a task, each if a test wants it.
private struct IndicatorView: View {
  let gate: Gate
  let shows: Bool
  let loads: Bool

  var body: some View {
    VStack {
      Text("page")
      if shows { ProgressView() }
    }
    .task { if loads { await gate.wait() } }
  }
}

/// A view with a task that ends by itself, and with one that asks the browser for a value.
private struct PlaceView: View {
  let log: AnswerLog
  @State private var text = "empty"

  var body: some View {
    VStack {
      Text(text)
      ProgressView()
    }
    .task { text = "loaded" }
    .task {
      let answer = try? await DeviceHost.current?.requests.answer(to: DeviceRequest("place"))
      log.heard.append(answer ?? "none")
    }
  }
}
