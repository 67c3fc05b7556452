import Foundation
import StrataWire

extension Socket {
  /// Requests a page over this connection, which stays open.
  func page(_ path: String, cookie: String? = nil) throws -> (head: String, body: String) {
    let extra = cookie.map { "Cookie: \($0)\r\n" } ?? ""
    try write(Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(extra)\r\n".utf8))
    let head = try readHead()
    let length = Self.header("content-length", in: head).flatMap { Int($0) }
    guard head.contains(" 200 "), let length else { throw NotMeasured("answered:\n\(head)") }
    return (head, String(decoding: try read(length), as: UTF8.self))
  }

  /// Returns the number of bytes of a page's body for a browser that accepts gzip.
  func packedBytes(of path: String) throws -> Int {
    try write(
      Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n".utf8))
    let head = try readHead()
    guard Self.header("content-encoding", in: head) == "gzip",
      let length = Self.header("content-length", in: head).flatMap({ Int($0) })
    else { throw NotMeasured("a page was not compressed:\n\(head)") }
    return try read(length).count
  }

  /// Requests a page's head, as a browser without a session does, or with a device's cookie.
  func head(_ path: String, cookie: String? = nil) throws -> String {
    let extra = cookie.map { "Cookie: \($0)\r\n" } ?? ""
    try write(Array("HEAD \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(extra)\r\n".utf8))
    return try readHead()
  }

  static func header(_ name: String, in head: String) -> String? {
    head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("\(name):") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  /// Upgrades the connection to a WebSocket.
  func upgrade(cookie: String) throws {
    try askForUpgrade(cookie: cookie)
    try readUpgrade()
  }

  /// Asks to upgrade the connection to a WebSocket, without waiting for the answer.
  func askForUpgrade(cookie: String) throws {
    try write(
      Array(
        """
        GET /~/live HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n\
        Cookie: \(cookie)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RyYXRhLWJlbmNobWFyaw==\r\n\r\n
        """.utf8))
  }

  /// Reads the answer to the request for an upgrade.
  func readUpgrade() throws {
    let head = try readHead()
    guard head.contains(" 101 ") else { throw NotMeasured("no WebSocket:\n\(head)") }
  }

  /// Becomes the live connection of a loaded page.
  func takeUp(_ page: String, cookie: String) throws {
    let token = try Self.token(in: page)
    try upgrade(cookie: cookie)
    try send(text: "[\"h\",1,\"\(token)\",0,\"/\"]")
    let greeting = try receive()
    guard greeting.contains("resumed") else { throw NotMeasured("greeted with \(greeting)") }
  }

  /// Returns the token of a page's session.
  static func token(in page: String) throws -> String {
    let session = page.split(separator: "data-session=\"").last?.split(separator: "\"").first
    guard let session, let token = MaskedToken.token(of: session) else {
      throw NotMeasured("the page contains no session token")
    }
    return token
  }

  /// Sends a text message of less than 126 bytes, masked with zeros.
  func send(text: String) throws {
    try write([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8))
  }

  /// Returns whether a whole text message has been read; pings before it are answered.
  func hasMessage() throws -> Bool {
    while let length = frameLength, pending.count >= length {
      guard pending[0] == 0x89 else { return true }
      let payload = try read(length).dropFirst(2)
      try write([0x8A, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload)
    }
    return false
  }

  /// The bytes of the frame that begins what was read; `nil` if its head is incomplete.
  private var frameLength: Int? {
    guard pending.count >= 2 else { return nil }
    let short = Int(pending[1] & 0x7F)
    guard short >= 126 else { return 2 + short }
    let count = short == 126 ? 2 : 8
    guard pending.count >= 2 + count else { return nil }
    return 2 + count + pending[2..<(2 + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the next text message; pings are answered.
  func receive() throws -> String {
    while true {
      let head = try read(2)
      var length = Int(head[1] & 0x7F)
      if length >= 126 {
        length = try read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
      }
      let payload = try read(length)
      switch head[0] {
      case 0x81: return String(decoding: payload, as: UTF8.self)
      case 0x89: try write([0x8A, 0x80 | UInt8(length), 0, 0, 0, 0] + payload)
      default:
        throw NotMeasured(
          "the server sent a frame that is neither text nor ping: \(head) \(payload)")
      }
    }
  }
}
