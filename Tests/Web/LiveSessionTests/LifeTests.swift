import StrataDeviceServices
import StrataKitTesting
import StrataRendering
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Tests of the life of a session: opened, parked, adopted, disconnected, expired.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LifeTests {
  @Test func `a page's socket resumes the session that drew the page`() async throws {
    let host = TestHost { CounterView() }
    let page = await host.open()
    let peer = TestPeer()
    let session = try #require(await host.connect(peer, page.token))
    #expect(session.token == page.token)
    #expect(peer.sent == [#"["w","resumed",0]"#])
    #expect(host.holder.count == 1)
    #expect(host.holder.statistics.resumed == 1)
    #expect(host.holder.statistics.pages == 1)
  }

  @Test func `a parked page is kept for fifteen seconds`() async throws {
    let host = TestHost { CounterView() }
    let page = await host.open()
    host.clock.advance(by: .seconds(15))
    host.holder.sweep()
    #expect(host.holder.count == 1)
    host.clock.advance(by: .milliseconds(1))
    host.holder.sweep()
    #expect(host.holder.count == 0)
    let peer = TestPeer()
    let session = try #require(await host.connect(peer, page.token))
    #expect(session.token != page.token)
    #expect(peer.sent.first?.hasPrefix(#"["w","mounted","token-2",["<div"#) == true)
    #expect(host.holder.statistics.mounted == 1)
  }

  @Test func `a disconnected session is kept for sixty seconds`() async throws {
    let host = TestHost { CounterView() }
    let (session, peer, page) = try await host.live()
    host.clock.advance(by: .seconds(3600))
    host.holder.sweep()
    #expect(host.holder.count == 1, "a connected session does not age")
    #expect(host.holder.sessions.withoutSocket.isEmpty, "a sweep does not look at it")
    host.holder.disconnect(peer, from: session)
    host.clock.advance(by: .seconds(60))
    host.holder.sweep()
    let second = TestPeer()
    #expect(await host.connect(second, page.token) === session)
    host.holder.disconnect(second, from: session)
    host.clock.advance(by: .seconds(61))
    host.holder.sweep()
    #expect(host.holder.count == 0)
  }

  @Test func `the scene of a disconnected window is in the background until its browser returns`()
    async throws
  {
    let (changes, told) = AsyncStream<ScenePhase>.makeStream()
    var phases = changes.makeAsyncIterator()
    let host = TestHost { PhaseView { told.yield($0) } }
    let (session, peer, page) = try await host.live()
    // The report of an English browser on a desktop.
    let report = ClientMessage.Event(1, 0, "env", "00000000 1 Europe/Berlin")
    #expect(host.holder.receive(.event(report), for: session, from: peer))
    host.holder.disconnect(peer, from: session)
    #expect(await phases.next(isolation: #isolation) == .background)
    #expect(await host.connect(TestPeer(), page.token) === session)
    #expect(await phases.next(isolation: #isolation) == .active)
  }

  @Test func `a second socket takes over, and events of the first are ignored`()
    async throws
  {
    let host = TestHost { CounterView() }
    let (session, first, page) = try await host.live()
    let second = TestPeer()
    #expect(await host.connect(second, page.token) === session)
    #expect(first.closed == 4001)
    _ = second.take()
    let more = try page.number(of: "more")
    #expect(host.holder.receive(.event(.init(1, more, "tap")), for: session, from: first))
    #expect(second.sent == [])
    host.holder.disconnect(first, from: session)
    host.clock.advance(by: .seconds(61))
    host.holder.sweep()
    #expect(host.holder.count == 1, "the session still has its second socket")
    #expect(host.holder.receive(.event(.init(1, more, "tap")), for: session, from: second))
    #expect(second.sent.count == 1)
  }

  @Test func `another device cannot adopt a session, even with its token`() async throws {
    let host = TestHost { CounterView() }
    let page = await host.open()
    let other = Device(id: DeviceID(rawValue: "bob"))
    let peer = TestPeer()
    let session = try #require(await host.connect(peer, page.token, for: other))
    #expect(session.token != page.token)
    #expect(session.device.id == other.id)
    let own = TestPeer()
    #expect(await host.connect(own, page.token)?.token == page.token)
  }

  @Test func `the first page waits for what its tasks load`() async throws {
    let gate = Gate()
    let host = TestHost { LoadingView(gate: gate) }
    async let page = host.open()
    await host.clock.waitForSleepers()
    gate.open()
    #expect(await page.html.contains("loaded"))
  }

  @Test
  func `a hundred changes by a page's tasks before it is sent need fewer than a hundred flushes`()
    async throws
  {
    let host = TestHost { BusyView() }
    let page = await host.open()
    #expect(page.html.contains("changed 100 times, then done"))
    #expect(page.isSettled)
    let session = try #require(await host.connect(TestPeer(), page.token))
    // Each change used to be a separate flush; the number that come together depends on the
    // machine.
    #expect(session.window.tree.flushes < 100)
  }

  @Test func `the first page is sent after 150 ms even while loading`() async throws {
    let gate = Gate()
    let host = TestHost { LoadingView(gate: gate) }
    async let opening = host.open()
    await host.clock.waitForSleepers()
    host.clock.advance(by: .milliseconds(150))
    let page = await opening
    #expect(page.html.contains("waiting"))
    let peer = TestPeer()
    let session = try #require(await host.connect(peer, page.token))
    gate.open()
    while session.window.tree.runningTasks > 0 { await Task.yield() }
    session.window.tree.flush()
    let number = try page.number(of: "state")
    #expect(peer.sent.last == "[1,0,[[0,\(number),\"loaded\"]]]")
  }

  @Test func `a page in place of a shown one waits for what its code reads, a second at most`()
    async throws
  {
    let (gate, peer) = (Gate(), TestPeer())
    let host = TestHost { ReadingView(gate: gate) }
    async let connecting = host.connect(peer, "gone")
    for _ in 0..<3 {
      await host.clock.waitForSleepers()
      host.clock.advance(by: .milliseconds(150))
    }
    await host.clock.waitForSleepers()
    #expect(peer.sent == [])
    gate.open()
    _ = try #require(await connecting)
    #expect(peer.sent.first?.contains("loaded") == true)
    let (slow, other) = (Gate(), TestPeer())
    let late = TestHost { ReadingView(gate: slow) }
    async let waiting = late.connect(other, "gone")
    for milliseconds in [150, 150, 150, 150, 150, 150, 100] {
      await late.clock.waitForSleepers()
      #expect(other.sent == [])
      late.clock.advance(by: .milliseconds(milliseconds))
    }
    _ = try #require(await waiting)
    #expect(other.sent.first?.contains("waiting") == true)
    slow.open()
  }

  @Test func `neither a first page nor one whose tasks read nothing waits for more than 150 ms`()
    async throws
  {
    let gate = Gate()
    let reading = TestHost { ReadingView(gate: gate) }
    async let opening = reading.open()
    await reading.clock.waitForSleepers()
    reading.clock.advance(by: .milliseconds(150))
    #expect(await opening.html.contains("waiting"))
    let endless = TestHost { LoadingView(gate: gate) }
    let peer = TestPeer()
    async let connecting = endless.connect(peer, "gone")
    await endless.clock.waitForSleepers()
    endless.clock.advance(by: .milliseconds(150))
    _ = try #require(await connecting)
    #expect(peer.sent.first?.contains("waiting") == true)
    gate.open()
  }

  @Test func `sessions end one after the other until the time limit is reached`() async {
    var second: () -> Void = {}
    let host = TestHost { Text(verbatim: "page").onDisappear { second() } }
    second = { host.clock.advance(by: .seconds(1)) }
    for _ in 0..<5 { _ = await host.open() }
    host.holder.endAll(within: .seconds(2))
    #expect(host.holder.count == 3, "two take two seconds")
    host.holder.endAll()
    #expect(host.holder.count == 0)
    second = {}
  }

  @Test func `a session that ends while its page is drawn returns at once`() async throws {
    let host = TestHost { LoadingView(gate: Gate()) }
    async let opening = host.open()
    await host.clock.waitForSleepers()
    host.holder.endAll()
    #expect(await opening.html == "")
    let peer = TestPeer()
    async let connecting = host.connect(peer, "unknown")
    await host.clock.waitForSleepers()
    host.holder.endAll()
    #expect(await connecting == nil)
    #expect(peer.closed == 1013)
    #expect(host.holder.count == 0)
  }

  @Test
  func `an address change that the app makes while its window is created is sent to the browser`()
    async throws
  {
    let clock = ManualClock()
    let application = Application(name: "test") { window in
      WindowGroup { CounterView() }._mount(in: window)
      window.location.show("/home", step: .replace)
    }
    let holder = SessionHolder(application, clock: clock) { "t" }
    let device = Device(id: DeviceID(rawValue: "ann"))
    _ = await holder.open(device: device, url: "/old", language: "en")
    let peer = TestPeer()
    let hello = ClientMessage.Hello(version: 1, token: "t", lastPatch: 0, url: "/old")
    _ = await holder.connect(peer, hello: hello, device: device, language: "en")
    #expect(peer.sent == [#"["w","resumed",0]"#, #"[1,0,[[8,"replace","/home",""]]]"#])
  }
}

/// A view that waits for a gate as soon as it appears.
private struct LoadingView: View {
  let gate: Gate
  @State private var state = "waiting"

  var body: some View {
    Text(verbatim: state).accessibilityIdentifier("state").task {
      await gate.wait()
      state = "loaded"
    }
  }
}

/// A view that reads something from a database, as long as a gate is closed.
private struct ReadingView: View {
  let gate: Gate
  @State private var state = "waiting"

  var body: some View {
    Text(verbatim: state).task {
      let reads = OpenReads.current
      reads?.begin()
      await gate.wait()
      reads?.end()
      state = "loaded"
    }
  }
}

/// A view that changes a hundred times while its page waits; the last change starts another task.
private struct BusyView: View {
  @State private var count = 0
  @State private var isDone = false

  var body: some View {
    Text(verbatim: "changed \(count) times, then \(isDone ? "done" : "waiting")")
      .task {
        for _ in 0..<100 {
          count += 1
          await Task.yield()
        }
      }
      .task(id: count == 100) { isDone = count == 100 }
  }
}

/// A view that passes on each change of its scene's phase.
private struct PhaseView: View {
  @Environment(\.scenePhase) private var phase
  let onChange: (ScenePhase) -> Void

  var body: some View { Text(verbatim: "page").onChange(of: phase) { onChange(phase) } }
}
