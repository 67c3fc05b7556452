import StrataImportGraph

extension FactsReader {
  /// Reads only the imports of a source, and its notes to the checker.
  ///
  ///     FactsReader.imports(of: Array("import SwiftUI\nstruct A {}".utf8)).imports.map(\.module)
  ///     // ["SwiftUI"]
  ///
  /// The function reads tokens up to the last word `import`, since the rest cannot import anything.
  /// `codeLines` then ends there. An `#if` that is open there counts as unclosed only if no
  /// `#endif` follows, since it is unknown which `#if` that `#endif` closes.
  public static func imports(of bytes: [UInt8]) -> FileFacts {
    let bytes = SwiftLexer.withoutMark(bytes)
    var lexer = SwiftLexer(bytes, looksInside: true)
    for mark in ["import", "strata:"] {
      if let last = last(mark, in: bytes) { lexer.run(past: last) }
    }
    let end = last("endif", in: bytes) ?? -1
    return imports(in: lexer, mayEndBehind: end >= lexer.readTo)
  }

  /// Returns the last position of a word; `nil` if there is none.
  ///
  /// The search goes backwards and skips a whole word's length at a byte that is not in the word
  /// (Horspool's algorithm), so that it looks at less than every byte.
  private static func last(_ word: String, in bytes: [UInt8]) -> Int? {
    let letters = Array(word.utf8)
    var steps = [Int](repeating: letters.count, count: 256)
    for index in stride(from: letters.count - 1, to: 0, by: -1) {
      steps[Int(letters[index])] = index
    }
    return bytes.withUnsafeBufferPointer { whole in
      var place = whole.count - letters.count
      while place >= 0 {
        let isHere = letters.indices.allSatisfy { whole[place + $0] == letters[$0] }
        if isHere, standsAlone(place..<place + letters.count, in: whole) { return place }
        place -= steps[Int(whole[place])]
      }
      return nil
    }
  }

  private static func standsAlone(
    _ place: Range<Int>, in whole: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let isBefore = place.lowerBound > 0 && SwiftLexer.isWordByte(whole[place.lowerBound - 1])
    let isBehind =
      place.upperBound < whole.count && SwiftLexer.isWordByte(whole[place.upperBound - 1])
      && SwiftLexer.isWordByte(whole[place.upperBound])
    return !isBefore && !isBehind
  }
}
