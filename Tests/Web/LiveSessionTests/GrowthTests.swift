import StrataDeviceServices
import StrataKitTesting
import StrataRendering
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Tests of leaks: a thousand repetitions leave no more behind than one.
@MainActor @Suite(.timeLimit(.minutes(10))) struct GrowthTests {
  @Test func `opening and closing a screen a thousand times leaves no additional elements`()
    async throws
  {
    let host = TestHost { DeepView() }
    let (session, peer, page) = try await host.live()
    var number = 0
    func tap(_ element: Int32) throws -> [String] {
      number += 1
      let event = ClientMessage.Event(number, seq: number - 1, element, "tap")
      #expect(host.holder.receive(.event(event), for: session, from: peer))
      return peer.take()
    }
    let toggle = try page.number(of: "toggle")
    func figures() -> [Int] {
      let tree = session.window.tree
      let elements = (0..<100_000).count { tree.element(ElementID(Int32($0))) != nil }
      return [elements, DeepModel.alive, tree.runningTasks]
    }
    func rest() async {
      while DeepModel.alive > 0 || session.window.tree.runningTasks > 0 { await Task.yield() }
    }
    for _ in 0..<4 { _ = try tap(toggle) }
    await rest()
    let before = figures()
    for _ in 0..<1000 {
      _ = try tap(toggle)
      #expect(DeepModel.alive == 1, "a screen has its own model")
      _ = try tap(toggle)
    }
    await rest()
    #expect(figures() == before)
  }

  @Test func `opening and closing a thousand windows leaves no session`() async throws {
    let host = TestHost { CounterView() }
    for number in 0..<1000 {
      let device = Device(id: DeviceID(rawValue: "device \(number)"))
      let page = await host.open(for: device)
      let peer = TestPeer()
      let session = try #require(await host.connect(peer, page.token, for: device))
      host.holder.disconnect(peer, from: session)
      if number % 100 == 99 {
        host.clock.advance(by: .seconds(61))
        host.holder.sweep()
      }
    }
    #expect(host.holder.count == 0)
    #expect(host.holder.statistics.pages == 1000)
  }
}

/// A model that counts its instances.
@MainActor private final class DeepModel {
  private(set) static var alive = 0
  init() { Self.alive += 1 }
  isolated deinit { Self.alive -= 1 }
}

private struct DeepView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Toggle") { isOpen.toggle() }.accessibilityIdentifier("toggle")
      if isOpen { DeepScreen() }
    }
  }
}

private struct DeepScreen: View {
  @State private var model = DeepModel()

  var body: some View {
    List { ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") } }
      .task { while !Task.isCancelled { await Task.yield() } }
  }
}
