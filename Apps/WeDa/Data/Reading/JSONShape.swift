import Foundation

/// What can be said of a JSON file without reading its values: how deep it nests, and whether it
/// ends before it is whole.
///
/// One pass over the bytes, so that a file made to exhaust a parser never reaches one.
struct JSONShape: Equatable {
  /// How many arrays and objects lie in each other at most.
  private(set) var depth = 0
  /// Whether a string, an array or an object is still open at the end.
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
