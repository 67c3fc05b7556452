extension JSON {
  /// The JSON text in UTF-8.
  public var bytes: [UInt8] {
    var out: [UInt8] = []
    write(to: &out)
    return out
  }

  /// The JSON text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let value): out += (value ? "true" : "false").utf8
    case .number(let value): out += Self.spelled(value).utf8
    case .string(let text): Self.write(text, to: &out)
    case .array(let values):
      Self.write(values, between: "[", "]", to: &out) { $0.write(to: &$1) }
    case .members(let members):
      Self.write(members, between: "{", "}", to: &out) { member, out in
        Self.write(member.name, to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, to out: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    out += open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      each(element, &out)
    }
    out += close.utf8
  }

  /// Returns a number; infinity and NaN, which JSON lacks, are written as `null`.
  private static func spelled(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? String(value)
  }

  private static func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        out += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
