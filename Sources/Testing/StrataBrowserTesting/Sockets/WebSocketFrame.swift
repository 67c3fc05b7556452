/// A WebSocket frame (RFC 6455, section 5.2), valid or invalid on purpose.
///
///     WebSocketFrame(text: "hello")
///     WebSocketFrame(opcode: 0xB, payload: [1, 2, 3])                    // no such opcode
///     WebSocketFrame(binary: [], declaredLength: 1 << 40)                // promises a terabyte
///     WebSocketFrame(text: "hel", isFinal: false), WebSocketFrame(continuation: "lo")
public struct WebSocketFrame: Sendable, Equatable {
  /// The defined opcodes.
  public enum Opcode {
    /// A frame that continues a fragmented message.
    public static let continuation: UInt8 = 0x0
    /// A text message, or its first fragment.
    public static let text: UInt8 = 0x1
    /// A binary message, or its first fragment.
    public static let binary: UInt8 = 0x2
    /// A frame that closes the connection.
    public static let close: UInt8 = 0x8
    /// A ping, which the peer answers with a pong.
    public static let ping: UInt8 = 0x9
    /// A frame that answers a ping.
    public static let pong: UInt8 = 0xA
  }

  /// The opcode; only the low four bits are sent.
  public var opcode: UInt8
  /// The payload of the frame before masking.
  public var payload: [UInt8]
  /// A Boolean value that indicates whether the frame is the last frame of its message.
  public var isFinal: Bool
  /// The three reserved bits; any value but 0 is invalid without a WebSocket extension.
  public var reserved: UInt8
  /// The four bytes of the client's mask; `nil` sends the payload unmasked, which is invalid.
  public var mask: [UInt8]?
  /// A length to announce instead of the payload's; `nil` for the payload's.
  public var declaredLength: UInt64?

  /// Creates a frame. For the parameters, see the properties of the same names.
  public init(
    opcode: UInt8, payload: [UInt8], isFinal: Bool = true, reserved: UInt8 = 0,
    mask: [UInt8]? = [0x37, 0xfa, 0x21, 0x3d], declaredLength: UInt64? = nil
  ) {
    self.opcode = opcode
    self.payload = payload
    self.isFinal = isFinal
    self.reserved = reserved
    self.mask = mask
    self.declaredLength = declaredLength
  }

  /// Creates a text frame.
  public init(text: String, isFinal: Bool = true) {
    self.init(opcode: Opcode.text, payload: Array(text.utf8), isFinal: isFinal)
  }

  /// Creates a binary frame.
  public init(binary: [UInt8], isFinal: Bool = true, declaredLength: UInt64? = nil) {
    self.init(
      opcode: Opcode.binary, payload: binary, isFinal: isFinal, declaredLength: declaredLength)
  }

  /// Creates a continuation frame with text.
  public init(continuation text: String, isFinal: Bool = true) {
    self.init(opcode: Opcode.continuation, payload: Array(text.utf8), isFinal: isFinal)
  }

  /// Creates a close frame with its code, 1000 for a normal end.
  public init(closeCode: UInt16, reason: String = "") {
    let code = [UInt8(closeCode >> 8), UInt8(closeCode & 0xff)]
    self.init(opcode: Opcode.close, payload: code + Array(reason.utf8))
  }

  /// The payload as UTF-8.
  public var text: String { String(decoding: payload, as: UTF8.self) }

  /// The code of a close frame; `nil` if it has none.
  public var closeCode: UInt16? {
    guard opcode == Opcode.close, payload.count >= 2 else { return nil }
    return UInt16(payload[0]) << 8 | UInt16(payload[1])
  }

  /// The bytes of the frame.
  public var encoded: [UInt8] {
    let first = (isFinal ? 0x80 : 0) | (reserved & 7) << 4 | opcode & 0xf
    let masked: UInt8 = mask == nil ? 0 : 0x80
    let length = declaredLength ?? UInt64(payload.count)
    var bytes = [first] + Self.lengthBytes(length, masked: masked)
    guard let mask, !mask.isEmpty else { return bytes + payload }
    bytes += mask
    bytes += payload.enumerated().map { $0.element ^ mask[$0.offset % mask.count] }
    return bytes
  }

  private static func lengthBytes(_ length: UInt64, masked: UInt8) -> [UInt8] {
    func bigEndian(_ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    }
    if length < 126 { return [masked | UInt8(length)] }
    return length < 65_536 ? [masked | 126] + bigEndian(2) : [masked | 127] + bigEndian(8)
  }

  /// Returns the frame at the beginning of some bytes and its length, or `nil` if it is incomplete.
  static func decode(_ bytes: ArraySlice<UInt8>) -> (value: WebSocketFrame, used: Int)? {
    var rest = bytes
    func number(_ count: Int) -> Int? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return Int(clamping: rest.prefix(count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    guard let first = number(1), let second = number(1) else { return nil }
    let short = second & 0x7f
    let long = short < 126 ? short : number(short == 126 ? 2 : 8)
    guard let length = long else { return nil }
    let isMasked = second & 0x80 != 0
    let needed = length.addingReportingOverflow(isMasked ? 4 : 0)
    guard !needed.overflow, rest.count >= needed.partialValue else { return nil }
    let mask = isMasked ? Array(rest.prefix(4)) : nil
    var payload = Array(rest.dropFirst(isMasked ? 4 : 0).prefix(length))
    if let mask { payload = payload.enumerated().map { $0.element ^ mask[$0.offset % 4] } }
    let used = bytes.count - rest.count + needed.partialValue
    let frame = WebSocketFrame(
      opcode: UInt8(first & 0xf), payload: payload, isFinal: first & 0x80 != 0,
      reserved: UInt8(first >> 4 & 7), mask: mask)
    return (frame, used)
  }
}
