import StrataDeviceServices
import StrataKitTesting
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Sessions of a small app, on a clock that the test advances.
@MainActor final class TestHost {
  let clock = ManualClock()
  let holder: SessionHolder
  let device = Device(id: DeviceID(rawValue: "ann"))

  init<Content: View>(
    limits: SessionHolder.Limits = .init(), @ViewBuilder _ content: @escaping () -> Content
  ) {
    var tokens = 0
    let application = Application(name: "test") { window in
      WindowGroup(content: content)._mount(in: window)
    }
    holder = SessionHolder(application, limits: limits, clock: clock) {
      tokens += 1
      return "token-\(tokens)"
    }
  }

  func open(_ url: String = "/", for device: Device? = nil) async -> OpenedPage {
    await holder.open(device: device ?? self.device, url: url, language: "en")
  }

  func connect(
    _ peer: TestPeer, _ token: String, lastPatch: Int = 0, for device: Device? = nil
  ) async -> LiveSession? {
    let hello = ClientMessage.Hello(version: 1, token: token, lastPatch: lastPatch, url: "/")
    return await holder.connect(
      peer, hello: hello, device: device ?? self.device, language: "en")
  }

  /// Opens a page and connects its socket.
  func live() async throws -> (session: LiveSession, peer: TestPeer, page: OpenedPage) {
    let page = await open()
    let peer = TestPeer()
    let session = try #require(await connect(peer, page.token))
    _ = peer.take()
    return (session, peer, page)
  }
}

extension OpenedPage {
  var html: String { page.contents.joined() }

  /// Returns the number of the element with an accessibility identifier.
  func number(of identifier: String) throws -> Int32 {
    let tag = try #require(
      html.split(separator: "<").first { $0.contains("data-testid=\"\(identifier)\"") })
    let digits = try #require(tag.split(separator: "data-n=\"").last?.prefix { $0 != "\"" })
    return try #require(Int32(digits))
  }
}

extension ClientMessage.Event {
  init(_ number: Int, seq: Int = 0, _ id: Int32, _ name: String, _ value: String? = nil) {
    let tail = value.map { ",\"\($0)\"" } ?? ""
    // The test wrote this message itself.
    guard case .event(let event) = try? ClientMessage("[\(number),\(seq),\(id),\"\(name)\"\(tail)]")
    else { preconditionFailure("not an event") }
    self = event
  }
}

/// A number and a button that increments it.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }.accessibilityIdentifier("more")
    }
  }
}
