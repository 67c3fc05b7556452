import StrataImportGraph

extension FactsReader {
  /// Reads what a source imports, and its notes to the checker, and nothing else.
  ///
  ///     FactsReader.imports(of: Array("import SwiftUI\nstruct A {}".utf8)).imports.map(\.module)
  ///     // ["SwiftUI"]
  ///
  /// It cuts tokens as far as the last word `import` and no further: what stands behind it cannot
  /// import anything. The end of `codeLines` is then where it stopped. An `#if` that is open there is
  /// a slip only where no `#endif` follows: whether that one ends it was not read.
  public static func imports(of bytes: [UInt8]) -> FileFacts {
    let bytes = SwiftLexer.withoutMark(bytes)
    var lexer = SwiftLexer(bytes, looksInside: true)
    for mark in ["import", "strata:"] {
      if let last = last(mark, in: bytes) { lexer.run(past: last) }
    }
    let end = last("endif", in: bytes) ?? -1
    return imports(in: lexer, mayEndBehind: end >= lexer.readTo)
  }

  /// Where a word stands last; `nil` where nowhere.
  ///
  /// It goes backwards and passes over a whole word's length where a byte is not in the word
  /// (Horspool), so that a file costs less than a byte's look at each byte.
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
