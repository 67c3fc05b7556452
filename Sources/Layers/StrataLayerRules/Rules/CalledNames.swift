/// A search for calls in bytes, so that most files need not be read again.
enum CalledNames {
  /// Returns whether one of the names precedes a parenthesis.
  static func contain(_ words: Set<String>, in bytes: [UInt8]) -> Bool {
    let names = Set(words.map { Array($0.utf8) })
    let lengths = Set(names.map(\.count))
    return bytes.indices.contains { place in
      guard bytes[place] == UInt8(ascii: "(") else { return false }
      var start = place
      while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
      return lengths.contains(place - start) && names.contains(Array(bytes[start..<place]))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
