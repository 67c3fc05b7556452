import Foundation
import Glibc

/// Taps on 24 sockets of one device, 190 times a second on each: the published limit is 200.
struct FloodAttack: Attack {
  static let name = "4,560 taps a second on 24 sockets"
  // Only the attack's thread uses it.
  nonisolated(unsafe) private let attacker: Attacker

  init(port: Int) throws { attacker = try Attacker(port: port, windows: 24) }

  func step() throws {
    try attacker.send()
    usleep(1_000)
  }
}

/// Stores a number on 24 windows of one device, 190 times a second on each; all of them show it.
struct StoreAttack: Attack {
  static let name = "4,560 stored changes a second that 24 windows show"
  static let app = ServedApp.board
  // Only the attack's thread uses it.
  nonisolated(unsafe) private let attacker: Attacker

  init(port: Int) throws { attacker = try Attacker(port: port, windows: 24, button: "store") }

  func step() throws {
    try attacker.send()
    usleep(1_000)
  }
}

/// Opens sockets of one device, takes a page's session up and closes them again.
struct SocketAttack: Attack {
  static let name = "sockets that open and close"
  private let port: Int
  private let (page, cookie): (String, String)

  init(port: Int) throws {
    self.port = port
    (page, cookie) = try Socket.device(port: port)
  }

  func step() throws {
    let socket = try Socket(port: port)
    socket.limitWaits()
    try socket.takeUp(page, cookie: cookie)
  }
}

/// Asks for pages without ever sending a cookie, so that each answer would be a new device's.
struct RobotAttack: Attack {
  static let name = "first pages without a cookie"
  private let port: Int

  init(port: Int) throws { self.port = port }

  func step() throws {
    let socket = try Socket(port: port)
    socket.limitWaits()
    try socket.write(request: "GET / HTTP/1.1\r\nX-Forwarded-For: 203.0.113.7\r\n")
    guard try socket.readHead().contains(" 200 ") else { throw NotMeasured("refused") }
  }
}

/// Sends a request on several connections, the next time when all have been answered.
private struct RequestsAtOnce {
  let port: Int
  /// The request line and the header lines, each with its end.
  let lines: String
  let count: Int
  private var sockets: [Socket] = []

  init(port: Int, _ lines: String, count: Int) {
    (self.port, self.lines, self.count) = (port, lines, count)
  }

  /// Asks for pages of one device.
  static func pages(port: Int, count: Int) throws -> RequestsAtOnce {
    let cookie = try Socket.device(port: port).cookie
    return RequestsAtOnce(port: port, "GET / HTTP/1.1\r\nCookie: \(cookie)\r\n", count: count)
  }

  mutating func step() throws {
    do {
      while sockets.count < count { sockets.append(try Socket(port: port)) }
      for socket in sockets {
        socket.limitWaits()
        try socket.write(request: lines)
      }
      for socket in sockets { try socket.readAnswer() }
    } catch {
      sockets = []
      throw error
    }
  }
}

/// Asks for the page of one device on four connections.
struct ReloadAttack: Attack {
  static let name = "pages of one device, four at a time"
  nonisolated(unsafe) private var requests: RequestsAtOnce

  init(port: Int) throws { requests = try .pages(port: port, count: 4) }

  mutating func step() throws { try requests.step() }
}

/// Loads thirty windows of one device at once, as a browser does that restores its tabs.
struct LoadingAttack: Attack {
  static let name = "thirty windows of one device that load at once"
  nonisolated(unsafe) private var requests: RequestsAtOnce

  init(port: Int) throws { requests = try .pages(port: port, count: 30) }

  mutating func step() throws { try requests.step() }
}

/// Keeps 27 windows of one device open, more than it may have, and opens another one again and again.
struct TabsAttack: Attack {
  static let name = "27 windows of one device that replace each other"
  private let (port, cookie): (Int, String)
  nonisolated(unsafe) private var windows: [Socket] = []

  init(port: Int) throws {
    self.port = port
    cookie = try Socket.device(port: port).cookie
  }

  mutating func step() throws {
    let page = try Socket(port: port)
    page.limitWaits()
    let body = try page.page("/", cookie: cookie).body
    let window = try Socket(port: port)
    window.limitWaits()
    try window.takeUp(body, cookie: cookie)
    windows.append(window)
    if windows.count > 27 { windows.removeFirst() }
  }
}

/// Asks for the client's script on four connections.
struct FileAttack: Attack {
  static let name = "a file, four at a time"
  nonisolated(unsafe) private var requests: RequestsAtOnce

  init(port: Int) throws {
    let path = try Socket.script(in: try Socket.device(port: port).page)
    requests = RequestsAtOnce(port: port, "GET \(path) HTTP/1.1\r\n", count: 4)
  }

  mutating func step() throws { try requests.step() }
}

/// Keeps 1,000 connections that send a byte of a request's head now and then, and never its end.
struct SlowHeadAttack: Attack {
  static let name = "1,000 heads that never end"
  private let port: Int
  nonisolated(unsafe) private var sockets: [Socket] = []

  init(port: Int) throws { self.port = port }

  mutating func step() throws {
    usleep(1_000)
    if sockets.count == 1_000 { sockets.removeFirst() }
    let socket = try Socket(port: port)
    try socket.write(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ".utf8))
    sockets.append(socket)
    for socket in sockets.suffix(10) { try socket.write([0x61]) }
  }
}

/// Sends empty parts of messages that never end, on 24 sockets of one device.
struct FrameAttack: Attack {
  static let name = "frames without content on 24 sockets"
  private static let parts = Array(
    repeatElement([0, 0x80, 0, 0, 0, 0] as [UInt8], count: 400).joined())
  private let (port, cookie): (Int, String)
  nonisolated(unsafe) private var sockets: [Socket] = []

  init(port: Int) throws {
    self.port = port
    cookie = try Socket.device(port: port).cookie
  }

  mutating func step() throws {
    do {
      while sockets.count < 24 {
        let socket = try Socket(port: port)
        socket.limitWaits()
        try socket.upgrade(cookie: cookie)
        // The first part of a text.
        try socket.write([0x01, 0x81, 0, 0, 0, 0, 0x5B])
        sockets.append(socket)
      }
      for socket in sockets { try socket.write(Self.parts) }
    } catch {
      sockets = []
      throw error
    }
  }
}

/// Sends bodies of eight megabytes, of which the server accepts one at most.
struct BodyAttack: Attack {
  static let name = "bodies of eight megabytes"
  private static let length = 8_000_000
  private let port: Int

  init(port: Int) throws { self.port = port }

  func step() throws {
    let socket = try Socket(port: port)
    socket.limitWaits()
    try socket.write(request: "POST / HTTP/1.1\r\nContent-Length: \(Self.length)\r\n")
    let part = [UInt8](repeating: 0x61, count: 50_000)
    for _ in 0..<(Self.length / part.count) { try socket.write(part) }
    guard try socket.readHead().contains(" 200 ") else { throw NotMeasured("refused") }
  }
}

extension Socket {
  /// Requests a page as a new device.
  static func device(port: Int) throws -> (page: String, cookie: String) {
    let page = try Socket(port: port).page("/")
    let cookie = header("set-cookie", in: page.head).flatMap { $0.split(separator: ";").first }
    guard let cookie else { throw NotMeasured("the response for the page sets no device cookie") }
    return (page.body, String(cookie))
  }

  /// Returns the address of the client's script that a page names.
  static func script(in page: String) throws -> String {
    guard let script = page.split(separator: "<script").last?.split(separator: "src=\"").last,
      let path = script.split(separator: "\"").first
    else { throw NotMeasured("the page names no script") }
    return String(path)
  }

  /// Fails after a second in which nothing can be read or written, instead of waiting on.
  func limitWaits() {
    var second = timeval(tv_sec: 1, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &second, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &second, size)
  }

  /// Sends a request; its lines so far are given.
  fileprivate func write(request lines: String) throws {
    try write(Array("\(lines)Host: 127.0.0.1\r\n\r\n".utf8))
  }

  /// Reads a response with its body.
  fileprivate func readAnswer() throws {
    let head = try readHead()
    guard head.contains(" 200 ") else { throw NotMeasured("refused") }
    _ = try read(Self.header("content-length", in: head).flatMap { Int($0) } ?? 0)
  }
}
