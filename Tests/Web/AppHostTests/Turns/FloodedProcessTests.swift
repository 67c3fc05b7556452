import Foundation
import StrataBrowserTesting
import StrataWire
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
    let cookies = try await RawHTTPClient(app.url).get("/").cookies
    var windows: [(socket: RawWebSocket, flood: [UInt8])] = []
    for _ in 0..<Self.sockets { windows.append(try await window(of: app, cookies)) }
    // All of it is received when the app continues, whatever else this machine has to do.
    kill(app.processID, SIGSTOP)
    for window in windows { try await window.socket.socket.write(window.flood) }
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
    #expect(try await app.stop() == .exited(0))
    #expect(app.errors == "")
  }

  /// Opens a live window, and returns its socket and the bytes of its taps.
  private func window(
    of app: ServedApp, _ cookies: String
  ) async throws -> (socket: RawWebSocket, flood: [UInt8]) {
    let client = RawHTTPClient(app.url)
    let page = try await client.get("/", headers: ["Cookie": cookies]).text
    let token = try #require(
      Self.value(of: "data-session", in: page[...]).flatMap { MaskedToken.token(of: $0) })
    let button = try #require(page.split(separator: "<").first { $0.hasPrefix("button") })
    let number = try #require(Self.value(of: "data-n", in: button))
    let port = try #require(app.url.port)
    let socket = try await RawWebSocket.open(
      port: port, path: "/~/live",
      headers: ["Origin": "http://127.0.0.1:\(port)", "Cookie": cookies])
    try await socket.send(text: "[\"h\",1,\"\(token)\",0,\"/\",[]]")
    #expect(try await socket.receive()?.text == #"["w","resumed",0]"#)
    let flood = (1...Self.taps).flatMap {
      WebSocketFrame(text: "[\($0),0,\(number),\"tap\"]").encoded
    }
    return (socket, flood)
  }

  private static func value(of attribute: String, in text: Substring) -> Substring? {
    text.firstRange(of: "\(attribute)=\"").map { text[$0.upperBound...].prefix { $0 != "\"" } }
  }

  /// Sends a request without waiting for the answer.
  private func ask(_ path: String, of port: Int) async throws -> RawHTTPConnection {
    let connection = try await RawHTTPConnection.open(port: port)
    try await connection.socket.write(
      Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
    return connection
  }
}
