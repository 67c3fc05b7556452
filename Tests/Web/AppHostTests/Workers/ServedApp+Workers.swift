import Foundation
import StrataBrowserTesting
import StrataWire

extension ServedApp {
  /// Returns the value of a metric without labels.
  func figure(_ name: String) async throws -> Int? {
    let page = try await RawHTTPClient(url).get("/metrics").text
    let line = page.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
    return line.flatMap { Int($0.dropFirst(name.count + 1)) }
  }

  /// Asks for metrics until one has a value.
  func wait(for name: String, toBe value: Int) async throws {
    while try await figure(name) != value { try Task.checkCancellation() }
  }

  /// Starts the counter with workers and other arguments, and waits until the workers serve.
  static func withWorkers(_ count: Int, _ arguments: [String] = []) async throws -> ServedApp {
    let app = try await start("Counter", arguments: ["--workers", "\(count)"] + arguments)
    try await app.wait(for: "strata_workers", toBe: count)
    return app
  }
}

/// A browser with a cookie that has loaded a page.
struct LoadedPage: Sendable {
  let cookies: String
  let token: String
  let text: String
  private let path: String

  /// Loads a page as a new device, or as the device of a cookie.
  init(of app: ServedApp, at path: String = "/", cookies: String? = nil) async throws {
    let headers: RawHTTPHeaders = cookies.map { ["Cookie": $0] } ?? [:]
    let page = try await RawHTTPClient(app.url).get(path, headers: headers)
    guard page.status == 200 else { throw Refused(status: page.status) }
    self.path = path
    text = page.text
    self.cookies = cookies ?? page.cookies
    token =
      Self.value(of: "data-session", in: text[...]).flatMap { MaskedToken.token(of: $0) } ?? ""
  }

  /// The number of the first button's element; `nil` if the page has none.
  var button: Substring? {
    text.split(separator: "<").first { $0.hasPrefix("button") }.flatMap {
      Self.value(of: "data-n", in: $0)
    }
  }

  /// Returns the number of the element with an accessibility identifier; `nil` if the markup has
  /// none.
  static func number(of identifier: String, in markup: String) -> Substring? {
    markup.split(separator: "<").first { $0.contains("data-testid=\"\(identifier)\"") }
      .flatMap { value(of: "data-n", in: $0) }
  }

  private static func value(of attribute: String, in text: Substring) -> Substring? {
    text.firstRange(of: "\(attribute)=\"").map { text[$0.upperBound...].prefix { $0 != "\"" } }
  }

  struct Refused: Error { let status: Int }

  /// Connects the page's socket, and returns it with the server's answer to its greeting.
  func connect(to app: ServedApp) async throws -> (socket: RawWebSocket, answer: String?) {
    let port = app.url.port ?? 0
    let socket = try await RawWebSocket.open(
      port: port, path: "/~/live",
      headers: ["Origin": "http://127.0.0.1:\(port)", "Cookie": cookies])
    try await socket.send(text: "[\"h\",1,\"\(token)\",0,\"\(path)\",[]]")
    return (socket, try await socket.receive()?.text)
  }
}
