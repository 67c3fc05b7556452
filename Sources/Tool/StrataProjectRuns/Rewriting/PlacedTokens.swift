import StrataImportGraph

/// The tokens of a source, with their positions in its bytes.
struct PlacedTokens {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let places: [Range<Int>]

  init(_ source: [UInt8]) {
    // The lexer leaves out a byte order mark, and the copy does without one.
    bytes = SwiftLexer.withoutMark(source)
    var lexer = SwiftLexer(bytes, looksInside: false)
    var places: [Range<Int>] = []
    while let place = lexer.readToken() { places.append(place) }
    tokens = lexer.tokens
    self.places = places
  }

  var indices: Range<Int> { tokens.indices }

  /// Returns the text from the beginning of one token to the end of another.
  func text(_ range: ClosedRange<Int>) -> String {
    String(
      decoding: bytes[places[range.lowerBound].lowerBound..<places[range.upperBound].upperBound],
      as: UTF8.self)
  }

  /// Returns the range of bytes from the beginning of one token to the end of another.
  func place(_ range: ClosedRange<Int>) -> Range<Int> {
    places[range.lowerBound].lowerBound..<places[range.upperBound].upperBound
  }

  /// Returns whether there is a token at an index and it is the given mark.
  func isMark(_ mark: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  /// Returns whether there is a token at an index and it is the given word.
  func isWord(_ word: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isWord(word)
  }

  /// Returns the index of the bracket that closes the one at `open`; `nil` if none does.
  func close(of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .mark {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the index of the bracket that opens the one at `close`; `nil` if none does.
  func open(of close: Int) -> Int? {
    var depth = 0
    for index in (0...close).reversed() where tokens[index].kind == .mark {
      if [")", "]", "}"].contains(tokens[index].text) { depth += 1 }
      if ["(", "[", "{"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// An argument of a call: its label and the indices of its tokens.
  struct Argument {
    var label: String?
    var range: ClosedRange<Int>
  }

  /// Returns the arguments between an open and a closing bracket.
  func arguments(from open: Int, to close: Int) -> [Argument] {
    var found: [Argument] = []
    var start = open + 1
    var index = start
    func finish(_ end: Int) {
      guard end >= start else { return }
      let isLabelled = end > start + 1 && tokens[start].isName && isMark(":", at: start + 1)
      found.append(
        isLabelled
          ? Argument(label: tokens[start].text, range: (start + 2)...end)
          : Argument(label: nil, range: start...end))
    }
    while index < close {
      if tokens[index].kind == .mark, ["(", "[", "{"].contains(tokens[index].text) {
        index = self.close(of: index) ?? close
      } else if isMark(",", at: index) {
        finish(index - 1)
        start = index + 1
      }
      index += 1
    }
    finish(close - 1)
    return found
  }
}
