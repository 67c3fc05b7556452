/// Writes JSON arrays directly, without building objects first, since patches are written very
/// often.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func array(_ content: (inout JSONText) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func values(_ values: any JSONTextValue...) {
    for value in values { append(value) }
  }

  mutating func append(_ value: any JSONTextValue) {
    separate()
    value.write(to: &bytes)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}

/// A value that a message can contain.
protocol JSONTextValue {
  func write(to bytes: inout [UInt8])
}

extension Int: JSONTextValue {
  func write(to bytes: inout [UInt8]) { bytes.append(contentsOf: String(self).utf8) }
}

extension Int32: JSONTextValue {
  func write(to bytes: inout [UInt8]) { Int(self).write(to: &bytes) }
}

extension Optional: JSONTextValue where Wrapped: JSONTextValue {
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .some(let value): value.write(to: &bytes)
    case .none: bytes.append(contentsOf: "null".utf8)
    }
  }
}

extension String: JSONTextValue {
  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: [0x5C, 0x22])
      case UInt8(ascii: "\\"): bytes.append(contentsOf: [0x5C, 0x5C])
      case 0x0A: bytes.append(contentsOf: [0x5C, UInt8(ascii: "n")])
      case 0..<0x20: bytes.append(contentsOf: Self.escape(byte))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
