import Foundation

/// A frame as it arrived.
struct RawFrame: Sendable, Equatable {
  var opcode: UInt8
  var isFinal = true
  var isCompressed = false
  var payload: [UInt8]

  var text: String { String(decoding: payload, as: UTF8.self) }
  /// The code of a close frame.
  var closeCode: Int? {
    payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
  }
}

extension RawClient {
  @discardableResult
  func upgrade(_ target: String = "/", headers: String = "") throws -> String {
    try send(
      "GET \(target) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + "\(headers)\r\n")
    return try readHead()
  }

  func sendFrame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) throws {
    var frame: [UInt8] = [opcode | (isFinal ? 0x80 : 0)]
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65_536:
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      frame.append(0x80 | 127)
      frame += (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    frame += mask
    frame += payload.enumerated().map { $1 ^ mask[$0 & 3] }
    try send(frame)
  }

  func sendText(_ text: String) throws { try sendFrame(1, Array(text.utf8)) }

  func readFrame() throws -> RawFrame {
    let start = try read(2)
    var count = Int(start[1] & 127)
    if count == 126 { count = try read(2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = try read(8).reduce(0) { $0 << 8 | Int($1) } }
    return RawFrame(
      opcode: start[0] & 15, isFinal: start[0] & 0x80 != 0, isCompressed: start[0] & 0x40 != 0,
      payload: try read(count))
  }

  /// Reads frames up to one that fulfils a condition, and returns it.
  func readFrame(where isWanted: (RawFrame) -> Bool) throws -> RawFrame {
    while true {
      let frame = try readFrame()
      if isWanted(frame) { return frame }
    }
  }

  /// Reads frames up to the last of a message and joins them; control frames in between are
  /// dropped.
  func readMessage() throws -> RawFrame {
    var message = try readFrame()
    while !message.isFinal {
      let next = try readFrame()
      guard next.opcode == 0 else { continue }
      message.payload += next.payload
      message.isFinal = next.isFinal
    }
    return message
  }
}
