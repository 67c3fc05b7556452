/// Escapes text for HTML. All text of an app is written through this type.
public enum HTMLText {
  /// Returns text escaped for content and for quoted attributes.
  public static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var safe: [UInt8] = []
    safe.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): safe += Array("&amp;".utf8)
      case UInt8(ascii: "<"): safe += Array("&lt;".utf8)
      case UInt8(ascii: ">"): safe += Array("&gt;".utf8)
      case UInt8(ascii: "\""): safe += Array("&quot;".utf8)
      case UInt8(ascii: "'"): safe += Array("&#39;".utf8)
      case 0: safe += Array("\u{FFFD}".utf8)
      default: safe.append(byte)
      }
    }
    return String(decoding: safe, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0:
      true
    default: false
    }
  }
}
