extension SwiftLexer {
  /// Returns the column of a byte, in UTF-16 code units, counted from 1.
  ///
  /// - Parameter place: the index of a byte, not before that of the last call. Each byte of the
  ///   source is so counted once, however long its line is.
  mutating func column(at place: Int) -> Int {
    while counted < place {
      units = Self.endsLine(at: counted, in: bytes) ? 0 : units + Self.units(of: bytes[counted])
      counted += 1
    }
    return units + 1
  }

  /// Returns the UTF-16 code units of the character that a byte of UTF-8 begins; 0 for a byte
  /// inside of a character.
  private static func units(of byte: UInt8) -> Int {
    switch byte {
    case 0x80...0xBF: 0
    case 0xF0...: 2
    default: 1
    }
  }

  /// Returns whether a line ends with a byte: a line feed, or a carriage return that no line feed
  /// follows.
  static func endsLine(at place: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n")
    default: false
    }
  }

  /// Returns the column of the first letter of each line, counted from 1; 1 for an empty line.
  public static func firstColumns(of bytes: [UInt8]) -> [Int] {
    let bytes = withoutMark(bytes)
    var (columns, column, isIndent) = ([Int](), 1, true)
    for place in bytes.indices {
      if endsLine(at: place, in: bytes) {
        columns.append(isIndent ? 1 : column)
        (column, isIndent) = (1, true)
      } else if isIndent, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") {
        column += 1
      } else {
        isIndent = false
      }
    }
    return columns + [isIndent ? 1 : column]
  }
}
