import StrataBrowserTesting
import StrataDeviceServices
import Testing

@testable import StrataAppHost
@testable import StrataWebServer

/// Tests of a browser that reads nothing of what is sent to it.
@MainActor @Suite struct SlowBrowserTests {
  @Test func `a socket for which more than 1 MiB waits is closed after what was sent before`()
    async throws
  {
    let site = try TestSite()
    // Nobody takes its messages, as with a browser whose buffers and the system's are full.
    let connection = WebSocketConnection(
      id: ConnectionID(rawValue: 1), remoteAddress: "127.0.0.1", inbox: Inbox())
    let device = site.service.device(DeviceID(rawValue: "slow"))
    let adapter = try #require(
      SocketAdapter(connection, site.service, device, language: "en", opensGeo: false))
    adapter.send(String(repeating: "x", count: 1 << 20))
    for text in ["last", "too much", "late"] { adapter.send(text) }
    #expect(steps(of: connection) == ["1048576 bytes", "4 bytes", "close with 1013"])
    adapter.closed()
    await site.stop()
  }

  private func steps(of connection: WebSocketConnection) -> [String] {
    var steps: [String] = []
    while true {
      switch connection.nextStep() {
      case .send(let message):
        steps.append("\(message.bytes.count - OutgoingMessage.room) bytes")
      case .close(let reason): return steps + ["close with \(reason.code)"]
      case .nothing: return steps
      }
    }
  }
}
