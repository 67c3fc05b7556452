import Foundation
import StrataBrowserTesting
import StrataWire
import Testing

/// A browser of one person as a socket sees it, and everything that it received.
@MainActor final class Visitor {
  private let client: RawHTTPClient
  private let origin: String
  private let agent: RawHTTPHeaders
  private(set) var cookies = ""
  private(set) var page = ""
  /// The status of the last page.
  private(set) var status = 0
  private(set) var heard: [String] = []
  private var socket: RawWebSocket?
  private var events = 0
  private var seq = 0

  /// Creates a browser, or another window of the same one.
  ///
  /// - Parameters:
  ///   - site: The site that is visited.
  ///   - other: The other window.
  ///   - agent: The value of `User-Agent`; `nil` for none.
  init(_ site: TestSite, like other: Visitor? = nil, agent: String? = nil) {
    self.agent = agent.map { ["User-Agent": $0] } ?? [:]
    client = site.client
    origin = site.origin
    cookies = other?.cookies ?? ""
  }

  /// Everything that this browser could read.
  var everything: String { page + heard.joined(separator: "\n") }

  var token: String { MaskedToken.token(of: between("data-session=\"")) ?? "" }

  func open(_ path: String = "/") async throws {
    let known: RawHTTPHeaders = cookies.isEmpty ? [:] : ["Cookie": cookies]
    let answer = try await client.get(path, headers: agent.adding(known))
    if !answer.cookies.isEmpty { cookies = answer.cookies }
    page += answer.text
    status = answer.status
    (events, seq) = (0, 0)
  }

  func connect(token: String? = nil, seq: Int = 0) async throws {
    socket = try await RawWebSocket.open(
      port: client.port, path: "/~/live",
      headers: agent.adding(["Origin": origin, "Cookie": cookies]))
    try await say("[\"h\",1,\"\(token ?? self.token)\",\(seq),\"/\",[]]")
    _ = try await hear()
  }

  func say(_ text: String) async throws { try await #require(socket).send(text: text) }

  /// Returns the next message; `nil` if the server closed the socket.
  @discardableResult func hear() async throws -> String? {
    let frame = try await #require(socket).receive { $0.opcode != WebSocketFrame.Opcode.ping }
    guard let frame, frame.opcode == WebSocketFrame.Opcode.text else { return nil }
    heard.append(frame.text)
    return frame.text
  }

  /// Sends an event and returns the server's answer.
  @discardableResult func act(
    _ identifier: String, _ name: String, _ value: String? = nil
  ) async throws -> String? {
    events += 1
    let tail = value.map { ",\"\($0)\",\(events)" } ?? ""
    try await say("[\(events),\(seq),\(try number(of: identifier)),\"\(name)\"\(tail)]")
    seq += 1
    return try await hear()
  }

  func leave() async throws {
    try await socket?.close()
    socket = nil
  }

  /// Returns the number of the element with an accessibility identifier.
  func number(of identifier: String) throws -> Int {
    let tag = try #require(
      page.split(separator: "<").last { $0.contains("data-testid=\"\(identifier)\"") })
    let digits = try #require(tag.split(separator: "data-n=\"").last?.prefix { $0 != "\"" })
    return try #require(Int(digits))
  }

  private func between(_ start: String) -> String {
    page.components(separatedBy: start).last.map { String($0.prefix { $0 != "\"" }) } ?? ""
  }
}
