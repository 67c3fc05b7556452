import StrataWebServer

extension Fault.Kind {
  /// Returns a correct response, damaged by the fault. Faults that do not affect the bytes return
  /// it unchanged.
  func spoil(_ response: HTTPResponse) -> HTTPResponse {
    guard case .bytes(let bytes) = response.body else { return response }
    var spoilt = response
    switch self {
    case .drop:
      spoilt.body = .cut(Array(bytes.prefix(bytes.count / 2)), declaredLength: bytes.count)
    case .malformed:
      spoilt.body = .bytes(Array(bytes.prefix(bytes.count * 2 / 3)))
    case .wrongTypes:
      spoilt.body = .bytes(Self.withNumbersAsStrings(bytes))
    case .status, .delay: break
    }
    return spoilt
  }

  /// Returns JSON with quotes around each number outside of strings; a text without a number
  /// becomes `0`.
  static func withNumbersAsStrings(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var isInString = false
    var isEscaped = false
    var isInNumber = false
    var changed = false
    for byte in bytes {
      let isNumeric =
        !isInString && Self.numeric.contains(byte) && (isInNumber || Self.starts(byte))
      if isNumeric != isInNumber { out.append(UInt8(ascii: "\"")) }
      isInNumber = isNumeric
      changed = changed || isNumeric
      out.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
    }
    if isInNumber { out.append(UInt8(ascii: "\"")) }
    return changed ? out : [UInt8(ascii: "0")]
  }

  private static let numeric = Set("0123456789+-.eE".utf8)

  private static func starts(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
