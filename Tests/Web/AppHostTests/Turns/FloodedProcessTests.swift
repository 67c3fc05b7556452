import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a served app while one browser floods it, within the published limits, through 24
/// sockets.
@Suite(.timeLimit(.minutes(10))) struct FloodedProcessTests {
  private static let sockets = 24
  private static let taps = 500

  @Test func `a page, health and metrics are answered before half of a flood of taps is handled`()
    async throws
  {
    let app = try await ServedApp.start("Counter")
    let port = try #require(app.url.port)
    let cookies = try await LoadedPage(of: app).cookies
    var windows: [CounterWindow] = []
    for _ in 0..<Self.sockets { windows.append(try await CounterWindow(of: app, cookies: cookies)) }
    // All of it is received when the app continues, whatever else this machine has to do.
    kill(app.processID, SIGSTOP)
    for window in windows { try await window.write(taps: 1...Self.taps) }
    let page = try await ask("/", of: port)
    let health = try await ask("/healthz", of: port)
    let figures = try await ask("/metrics", of: port)
    kill(app.processID, SIGCONT)
    #expect(try await page.response().status == 200)
    #expect(try await health.response().status == 200)
    let text = try await figures.response().text
    let line = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("strata_events_total ") })
    let handled = try #require(Int(line.dropFirst("strata_events_total ".count)))
    #expect(handled < Self.sockets * Self.taps / 2, "the flood was handled before the page")
    BadDay("flood").record(
      done: ["taps on \(Self.sockets) sockets": Self.sockets * Self.taps],
      seen: ["taps of these before another's page": handled])
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
    #expect(app.errors == "")
  }

  /// Sends a request without waiting for the answer.
  private func ask(_ path: String, of port: Int) async throws -> RawHTTPConnection {
    let connection = try await RawHTTPConnection.open(port: port)
    try await connection.socket.write(
      Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
    return connection
  }
}
