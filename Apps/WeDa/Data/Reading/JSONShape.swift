import Foundation

/// The nesting of a JSON file, and whether the file is complete, without parsing its values.
///
/// It scans the bytes once, so that a file made to exhaust a parser is refused before parsing.
struct JSONShape: Equatable {
  /// The maximum nesting depth of arrays and objects in the file.
  private(set) var depth = 0
  /// A Boolean value that indicates whether a string, an array or an object is still open at the
  /// end.
  private(set) var isCut = false

  init(_ data: Data) {
    var open = 0
    var isInText = false
    var isEscaped = false
    for byte in data {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        depth = max(depth, open)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      default: break
      }
    }
    isCut = isInText || open > 0
  }
}
