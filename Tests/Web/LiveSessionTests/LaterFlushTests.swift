import Observation
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataLiveSession

/// Tests of changes that no event of the browser has made: when they are drawn.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LaterFlushTests {
  private let model = FigureModel()
  private let told = Recorded<Int>()
  private let turns = AskedTurns()

  private func host() -> TestHost {
    let host = TestHost { [model, told] in FigureView(model: model, told: told) }
    host.holder.turnLater = { [turns] in turns.ask($0.rawValue, $1) }
    return host
  }

  /// Lets everything run that the change of the model causes.
  private func change(to value: Int) async {
    model.value = value
    for _ in 0..<20 { await Task.yield() }
  }

  /// Loses the socket, and changes the model in as many turns as are made at once.
  private func leave(_ host: TestHost, _ session: LiveSession, _ peer: TestPeer) async {
    host.holder.disconnect(peer, from: session)
    for value in 1...20 {
      await change(to: value)
      turns.perform()
    }
  }

  @Test func `many changes wait for one turn of the device, and are drawn together`() async throws {
    let host = host()
    let (_, peer, page) = try await host.live()
    let value = try page.number(of: "value")
    for value in 1...3 { await change(to: value) }
    #expect(turns.asked == ["ann"])
    #expect(peer.sent == [])
    turns.perform()
    #expect(peer.take() == [#"[1,0,[[0,\#(value),"3"]]]"#])
    #expect(told.all == [3])
    await change(to: 4)
    #expect(turns.asked == ["ann", "ann"])
    turns.perform()
    #expect(peer.take() == [#"[2,0,[[0,\#(value),"4"]]]"#])
  }

  @Test func `an event's changes are drawn at once, together with those that wait for a turn`()
    async throws
  {
    let host = host()
    let (session, peer, page) = try await host.live()
    let (value, more) = (try page.number(of: "value"), try page.number(of: "more"))
    await change(to: 5)
    #expect(host.holder.receive(.event(.init(1, more, "tap")), for: session, from: peer))
    #expect(peer.take() == [#"[1,1,[[0,\#(value),"6"]]]"#])
    turns.perform()
    #expect(peer.take() == [])
    #expect(turns.asked == ["ann"])
  }

  @Test func `the turn of a session that has ended draws nothing`() async throws {
    let host = host()
    _ = try await host.live()
    await change(to: 1)
    host.holder.endAll()
    turns.perform()
    #expect(told.all == [])
  }

  // MARK: Without a socket

  @Test func `a window that has lost its socket is drawn eight times, then with each sweep`()
    async throws
  {
    let host = host()
    let (session, peer, _) = try await host.live()
    await leave(host, session, peer)
    #expect(told.all == Array(1...8))
    host.holder.sweep()
    #expect(told.all == Array(1...8), "it waits for its turn")
    turns.perform()
    #expect(told.all == Array(1...8) + [20])
    host.holder.sweep()
    #expect(turns.perform() == 0, "nothing has changed")
  }

  @Test func `a window whose socket returns draws the changes that it has put off`() async throws {
    let host = host()
    let (session, peer, page) = try await host.live()
    let value = try page.number(of: "value")
    await leave(host, session, peer)
    let back = TestPeer()
    #expect(await host.connect(back, page.token) === session)
    #expect(back.take().count == 9, "the welcome, and the patches so far")
    turns.perform()
    #expect(back.take() == [#"[9,0,[[0,\#(value),"20"]]]"#])
    await change(to: 21)
    turns.perform()
    #expect(told.all.suffix(2) == [20, 21])
  }

  @Test func `the end of a session makes the actions of changes that it has put off`() async throws
  {
    let host = host()
    let (session, peer, _) = try await host.live()
    await leave(host, session, peer)
    host.clock.advance(by: .seconds(61))
    host.holder.sweep()
    #expect(host.holder.count == 0)
    #expect(told.all == Array(1...8) + [20])
  }
}

@MainActor @Observable private final class FigureModel {
  var value = 0
}

/// A value that several windows may show, and a button that increments it.
private struct FigureView: View {
  let model: FigureModel
  let told: Recorded<Int>

  var body: some View {
    VStack {
      Text(verbatim: "\(model.value)").accessibilityIdentifier("value")
      Button("More") { model.value += 1 }.accessibilityIdentifier("more")
    }
    .onChange(of: model.value) { told.record(model.value) }
  }
}

/// The turns that sessions have asked for.
@MainActor private final class AskedTurns {
  private var waiting: [@MainActor @Sendable () -> Void] = []
  /// The devices of all turns so far.
  private(set) var asked: [String] = []

  func ask(_ device: String, _ work: @escaping @MainActor @Sendable () -> Void) {
    asked.append(device)
    waiting.append(work)
  }

  /// Performs the turns that were asked for, and returns their number.
  @discardableResult func perform() -> Int {
    let now = waiting
    waiting = []
    for work in now { work() }
    return now.count
  }
}
