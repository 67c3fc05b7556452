import Observation
import StrataDeviceServices
import StrataKitTesting
import StrataWire
import SwiftUI
import Testing

@testable import StrataLiveSession

/// Tests of the limits of the sessions and of the memory that visitors can take.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LimitTests {
  @Test func `a device has a limit of windows, and parked pages are removed first`() async throws {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 3
    let host = TestHost(limits: limits) { CounterView() }
    let other = await host.open(for: Device(id: DeviceID(rawValue: "bob")))
    let (_, peer, first) = try await host.live()
    host.clock.advance(by: .seconds(6))
    let second = await host.open()
    host.clock.advance(by: .seconds(6))
    let third = await host.open()
    host.clock.advance(by: .seconds(6))
    let fourth = await host.open()
    #expect(host.holder.count == 4)
    #expect(host.holder.sessions[second.token] == nil, "the oldest parked page is removed")
    for page in [other, first, third, fourth] {
      #expect(host.holder.sessions[page.token] != nil)
    }
    #expect(peer.closed == nil)
  }

  @Test
  func `six windows that a device with a limit of three loads at once all find their sessions`()
    async throws
  {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 3
    let host = TestHost(limits: limits) { CounterView() }
    var pages: [OpenedPage] = []
    for _ in 0..<6 {
      pages.append(await host.open())
      host.clock.advance(by: .seconds(1))
    }
    #expect(host.holder.count == 6)
    let peers = pages.map { _ in TestPeer() }
    for (page, peer) in zip(pages, peers) {
      _ = await host.connect(peer, page.token)
      host.clock.advance(by: .seconds(1))
    }
    #expect(host.holder.statistics.mounted == 0, "each page found its session")
    #expect(peers.map(\.closed) == [4002, 4002, 4002, nil, nil, nil])
    #expect(host.holder.count == 3)
  }

  @Test func `a device has at most twice its limit of sessions, even if their pages still load`()
    async throws
  {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 3
    let host = TestHost(limits: limits) { CounterView() }
    for _ in 0..<50 { _ = await host.open() }
    #expect(host.holder.count == 6)
  }

  @Test func `of a device's open windows the one unused for longest is closed`() async throws {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 2
    let host = TestHost(limits: limits) { CounterView() }
    let (session, peer, page) = try await host.live()
    host.clock.advance(by: .seconds(1))
    let second = try await host.live()
    host.clock.advance(by: .seconds(1))
    let tap = ClientMessage.event(.init(1, try page.number(of: "more"), "tap"))
    #expect(host.holder.receive(tap, for: session, from: peer))
    host.clock.advance(by: .seconds(1))
    let third = try await host.live()
    #expect(second.peer.closed == 4002)
    #expect(peer.closed == nil && third.peer.closed == nil)
  }

  @Test func `of a device's open windows the oldest is closed`() async throws {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 2
    let host = TestHost(limits: limits) { CounterView() }
    let first = try await host.live()
    host.clock.advance(by: .seconds(1))
    let second = try await host.live()
    host.clock.advance(by: .seconds(1))
    let third = try await host.live()
    #expect(first.peer.closed == 4002)
    #expect(second.peer.closed == nil && third.peer.closed == nil)
  }

  @Test func `of a device's open windows hidden ones are closed first`() async throws {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 3
    let host = TestHost(limits: limits) { CounterView() }
    var windows: [(session: LiveSession, peer: TestPeer, page: OpenedPage)] = []
    for number in 0..<3 {
      windows.append(try await host.live())
      let facts = number == 1 ? "00000001 1 UTC" : "00000000 1 UTC"
      let (session, peer, _) = windows[number]
      let told = ClientMessage.event(.init(1, 0, "env", facts))
      #expect(host.holder.receive(told, for: session, from: peer))
      host.clock.advance(by: .seconds(1))
    }
    let last = try await host.live()
    #expect(windows.map(\.peer.closed) == [nil, 4002, nil])
    #expect(last.peer.closed == nil)
  }

  @Test func `a page that is being drawn is not ended to make room for another`() async throws {
    var limits = SessionHolder.Limits()
    limits.sessionsPerDevice = 1
    let gate = Gate()
    let host = TestHost(limits: limits) { SlowView(gate: gate) }
    async let first = host.open("/first")
    await host.clock.waitForSleepers()
    async let second = host.open("/second")
    await host.clock.waitForSleepers(count: 2)
    gate.open()
    for page in await [first, second] {
      #expect(page.html.contains("loaded"))
      #expect(!page.isOver)
    }
  }

  @Test func `the limit of pages without a socket applies to all devices together`() async throws {
    var limits = SessionHolder.Limits()
    limits.parkedSessions = 5
    let host = TestHost(limits: limits) { CounterView() }
    let (_, peer, _) = try await host.live()
    var pages: [OpenedPage] = []
    for number in 0..<200 {
      pages.append(await host.open(for: Device(id: DeviceID(rawValue: "robot-\(number)"))))
    }
    #expect(host.holder.count == 6)
    #expect(pages.suffix(5).allSatisfy { host.holder.sessions[$0.token] != nil })
    #expect(peer.closed == nil, "a connected window is kept")
  }

  @Test func `at the limit of sessions a parked one is removed`() async throws {
    var limits = SessionHolder.Limits()
    limits.sessions = 2
    let host = TestHost(limits: limits) { CounterView() }
    let (session, peer, page) = try await host.live()
    let (_, other, _) = try await host.live()
    host.holder.disconnect(peer, from: session)
    _ = await host.open()
    #expect(host.holder.count == 2)
    #expect(host.holder.sessions[page.token] == nil, "the one without a socket")
    #expect(other.closed == nil)
  }

  @Test func `the patches of a parked page are bounded`() async throws {
    let model = Model()
    let host = TestHost { ModelView(model: model) }
    let page = await host.open()
    let session = try #require(host.holder.sessions[page.token])
    for number in 0..<400 {
      model.text = String(repeating: "\(number % 10)", count: 1000)
      session.window.tree.flush()
      if session.phase.isOver(now: .zero) { break }
    }
    #expect(session.phase.isOver(now: .zero))
    host.holder.sweep()
    #expect(host.holder.count == 0)
    let peer = TestPeer()
    #expect(await host.connect(peer, page.token)?.token != page.token)
    #expect(peer.sent.first?.contains("mounted") == true)
  }

  @Test func `a page that lacks patches that were dropped gets a new session when it reconnects`()
    async throws
  {
    let model = Model()
    let host = TestHost { ModelView(model: model) }
    let (session, peer, page) = try await host.live()
    for number in 0..<300 {
      model.text = String(repeating: "\(number % 10)", count: 1000)
      session.window.tree.flush()
    }
    #expect(peer.sent.count == 300, "a connected window receives all patches")
    host.holder.disconnect(peer, from: session)
    let late = TestPeer()
    let next = try #require(await host.connect(late, page.token, lastPatch: 3))
    #expect(next !== session)
    #expect(host.holder.count == 1, "the old session is removed")
  }

  @Test
  func `a page that had confirmed the dropped patches resumes its session when it reconnects`()
    async throws
  {
    let model = Model()
    let host = TestHost { ModelView(model: model) }
    let (session, peer, page) = try await host.live()
    for number in 0..<300 {
      model.text = String(repeating: "\(number % 10)", count: 1000)
      session.window.tree.flush()
    }
    #expect(host.holder.receive(.acknowledgement(lastPatch: 300), for: session, from: peer))
    model.text = "last"
    session.window.tree.flush()
    host.holder.disconnect(peer, from: session)
    let back = TestPeer()
    #expect(await host.connect(back, page.token, lastPatch: 300) === session)
    #expect(back.sent.count == 2 && back.sent[1].contains("last"))
  }

  @Test func `a discarded page is removed`() async throws {
    let host = TestHost { CounterView() }
    let page = await host.open()
    host.holder.discard(page)
    #expect(host.holder.count == 0)
  }
}

@Observable final class Model {
  var text = ""
}

/// A view that waits for a gate as soon as it appears.
private struct SlowView: View {
  let gate: Gate
  @State private var text = "waiting"

  var body: some View {
    Text(verbatim: text).task {
      await gate.wait()
      text = "loaded"
    }
  }
}

private struct ModelView: View {
  let model: Model

  var body: some View { Text(verbatim: model.text).accessibilityIdentifier("text") }
}
