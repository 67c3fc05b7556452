/// A fast reader for the messages that browsers nearly always send: an array of integers and of
/// texts without escapes, without spaces. The decoder, which takes twenty times as long, reads all
/// other JSON.
struct PlainFields {
  enum Field {
    case number(Int)
    case text(String)
    case list
    case other
  }

  private var rest: Substring.UTF8View

  /// Returns the elements of the message; `nil` if the message is not of this plain form.
  static func read(_ message: String) -> [Field]? {
    var reader = PlainFields(rest: message[...].utf8)
    guard reader.skip("[") else { return nil }
    var fields: [Field] = []
    repeat {
      guard let field = reader.field() else { return nil }
      fields.append(field)
    } while reader.skip(",")
    return reader.skip("]") && reader.rest.isEmpty ? fields : nil
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func field() -> Field? {
    switch rest.first {
    case UInt8(ascii: "\""): text()
    case UInt8(ascii: "["): skip("[") && skip("]") ? .list : nil
    default: number()
    }
  }

  private mutating func text() -> Field? {
    rest.removeFirst()
    let end = rest.firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
    guard let end, rest[end] == UInt8(ascii: "\"") else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return .text(String(Substring(rest[..<end])))
  }

  private mutating func number() -> Field? {
    let isNegative = skip("-")
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    // Eighteen digits always fit; a leading zero is not JSON.
    guard (1...18).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return .number(isNegative ? -value : value)
  }
}
