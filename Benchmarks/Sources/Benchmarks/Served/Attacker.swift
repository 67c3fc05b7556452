import Foundation
import Glibc

/// A device that sends taps on many sockets as fast as the published limits allow.
final class Attacker {
  private static let perSecond = 190.0

  private struct Window {
    let socket: Socket
    let button: Int
    var events = 0
    /// The bytes that the system did not accept yet, since the server reads no further.
    var unsent: [UInt8] = []
  }

  private var windows: [Window] = []
  private let start = ContinuousClock.now

  /// Opens windows of a new device.
  ///
  /// - Parameters:
  ///   - port: The server's port.
  ///   - count: The number of windows.
  ///   - button: The accessibility identifier of the button to tap.
  init(port: Int, windows count: Int, button: String = "more") throws {
    let page = try Socket(port: port).page("/")
    let cookie = Socket.header("set-cookie", in: page.head).flatMap {
      $0.split(separator: ";").first
    }
    guard let cookie else { throw NotMeasured("the response for the page sets no device cookie") }
    for _ in 0..<count {
      let page = try Socket(port: port).page("/", cookie: String(cookie)).body
      let socket = try Socket(port: port)
      try socket.takeUp(page, cookie: String(cookie))
      windows.append(Window(socket: socket, button: try page.number(of: button)))
    }
  }

  /// Sends what is due, as far as the server reads it, and drops its answers.
  func send() throws {
    let due = Int((ContinuousClock.now - start) / .seconds(1) * Self.perSecond)
    for index in windows.indices {
      while windows[index].events < due, windows[index].unsent.isEmpty { try tap(index) }
      try flush(index)
      windows[index].socket.dropInput()
    }
  }

  private func tap(_ index: Int) throws {
    windows[index].events += 1
    let text = Array("[\(windows[index].events),0,\(windows[index].button),\"tap\"]".utf8)
    windows[index].unsent = [0x81, 0x80 | UInt8(text.count), 0, 0, 0, 0] + text
    try flush(index)
  }

  private func flush(_ index: Int) throws {
    guard !windows[index].unsent.isEmpty else { return }
    let sent = windows[index].unsent.withUnsafeBytes {
      Glibc.send(
        windows[index].socket.descriptor, $0.baseAddress, $0.count,
        Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
    }
    guard sent >= 0 || errno == EAGAIN else { throw NotMeasured("the attacker was disconnected") }
    windows[index].unsent.removeFirst(max(0, sent))
  }
}

extension Socket {
  /// Reads and drops what has arrived.
  func dropInput() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0 {}
  }
}
