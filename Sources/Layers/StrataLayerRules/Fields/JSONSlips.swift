/// A scanner for mistakes that Foundation's JSON parser accepts silently: a trailing comma, and a
/// duplicate key, of which one value is lost.
struct JSONSlips {
  private(set) var found: [String] = []
  private var line = 1
  /// The keys found so far in each object around the current position; `nil` for a list.
  private var open: [Set<String>?] = []
  private var last: UInt8 = 0
  private var lastText: (text: String, line: Int) = ("", 1)

  /// Scans JSON that is valid except for these mistakes.
  init(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() { take(byte, &rest) }
  }

  private mutating func take(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) {
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\""): lastText = (Self.string(&rest), line)
    case UInt8(ascii: ":"): key()
    case UInt8(ascii: "{"): open.append([])
    case UInt8(ascii: "["): open.append(Set<String>?.none)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if last == UInt8(ascii: ",") {
        found.append("line \(line): a trailing comma, which JSON does not allow; remove it")
      }
      _ = open.popLast()
    default: break
    }
    last = byte
  }

  private mutating func key() {
    guard let place = open.indices.last, let keys = open[place] else { return }
    if keys.contains(lastText.text) {
      found.append(
        "line \(lastText.line): the key '\(lastText.text)' occurs twice; remove one of them")
    }
    open[place] = keys.union([lastText.text])
  }

  /// Returns the text of a string up to the closing quote, with escapes as written.
  private static func string(_ rest: inout ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      bytes.append(byte)
      if byte == UInt8(ascii: "\\"), let next = rest.popFirst() { bytes.append(next) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
