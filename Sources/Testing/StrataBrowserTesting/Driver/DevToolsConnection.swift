import Foundation
import Synchronization

/// A DevTools connection to Chromium itself, for commands that the driver lacks and that belong to
/// no page.
final class DevToolsConnection: Sendable {
  private let socket: RawSocket
  /// The identifier of the last command. It is locked for a whole exchange, so that each caller
  /// reads its response.
  private let lastID = Mutex(0)

  /// Connects to Chromium's DevTools.
  ///
  /// - Parameter address: The address in the driver's form, `host:port`.
  /// - Throws: ``WebDriverError`` if Chromium does not report its debugger URL; the error of
  ///   ``RawWebSocket``.
  static func open(_ address: String) async throws -> DevToolsConnection {
    let parts = address.split(separator: ":")
    guard parts.count == 2, let port = Int(parts[1]) else { throw unreadable(address) }
    let client = RawHTTPClient(port: port)
    let answer = try await client.get("/json/version")
    let version = try JSONDecoder().decode(JSONValue.self, from: Data(answer.body))
    guard let line = version["webSocketDebuggerUrl"]?.string.flatMap({ URL(string: $0) }) else {
      throw unreadable("\(version)")
    }
    return DevToolsConnection(try await RawWebSocket.open(port: port, path: line.path).socket)
  }

  private init(_ socket: RawSocket) { self.socket = socket }

  /// Sends a command and waits for its response, one after another.
  ///
  /// - Throws: ``WebDriverError`` with Chromium's message.
  @discardableResult
  func send(_ name: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await onOwnThread {
      try self.lastID.withLock { id in
        id += 1
        return try self.exchange(id, name, parameters, by: .after(patience))
      }
    }
  }

  private func exchange(
    _ id: Int, _ name: String, _ parameters: JSONValue, by deadline: Deadline
  ) throws -> JSONValue {
    let number = JSONValue.number(Double(id))
    let message: JSONValue = ["id": number, "method": .string(name), "params": parameters]
    try socket.write(WebSocketFrame(text: message.description).encoded, by: deadline)
    while let frame = try socket.read(by: deadline, take: WebSocketFrame.decode) {
      let answer = try JSONDecoder().decode(JSONValue.self, from: Data(frame.payload))
      guard answer["id"] == number else { continue }
      if let result = answer["result"] { return result }
      let words = answer["error"]?["message"]?.string ?? "\(answer)"
      throw WebDriverError(code: "refused", message: words, command: name)
    }
    throw WebDriverError(
      code: "closed", message: "Chromium closed the DevTools connection", command: name)
  }

  private static func unreadable(_ words: String) -> WebDriverError {
    WebDriverError(code: "unexpected answer", message: words, command: "GET /json/version")
  }
}
