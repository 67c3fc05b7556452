import Foundation
import StrataBrowserTesting
import StrataWire

extension ServedApp {
  /// The process identifiers of the workers: the children of the process that listens.
  var workers: Set<Int32> { Self.children(of: processID) }

  /// Returns the processes that a process has started.
  static func children(of parent: Int32) -> Set<Int32> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return Set(
      names.compactMap { Int32($0) }.filter { pid in
        let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
        // The name in parentheses may contain blanks; the state and the parent follow it.
        let words = text?.split(separator: ")").last?.split(separator: " ") ?? []
        return words.count > 1 && words[0] != "Z" && Int32(words[1]) == parent
      })
  }

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

  /// Loads the first page as a new device, or as the device of a cookie.
  init(of app: ServedApp, cookies: String? = nil) async throws {
    let headers: RawHTTPHeaders = cookies.map { ["Cookie": $0] } ?? [:]
    let page = try await RawHTTPClient(app.url).get("/", headers: headers)
    guard page.status == 200 else { throw Refused(status: page.status) }
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
    try await socket.send(text: "[\"h\",1,\"\(token)\",0,\"/\",[]]")
    return (socket, try await socket.receive()?.text)
  }
}
