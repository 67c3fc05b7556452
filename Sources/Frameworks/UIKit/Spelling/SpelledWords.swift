import Foundation

/// The words of a text that can be looked up in a dictionary.
///
/// A word is a run of letters and digits, with single apostrophes between them. A word with a digit
/// is not looked up.
enum SpelledWords {
  /// Returns where words are in a part of a text, in UTF-16 units.
  ///
  /// - Parameters:
  ///   - text: The text to search for words.
  ///   - range: The part of the text to search, in UTF-16 units. If it ends within a word, that
  ///     word ends there.
  static func ranges(in text: String, within range: NSRange) -> [NSRange] {
    guard let part = Range(range, in: text) else { return [] }
    var words: [NSRange] = []
    var start: String.Index?
    var index = part.lowerBound
    while index < part.upperBound {
      let isPart = continues(text, at: index, from: start, until: part.upperBound)
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        words.append(NSRange(first..<index, in: text))
        start = nil
      }
      index = text.index(after: index)
    }
    if let first = start { words.append(NSRange(first..<part.upperBound, in: text)) }
    return words.filter { !hasDigit(text, $0) }
  }

  private static func continues(
    _ text: String, at index: String.Index, from start: String.Index?, until end: String.Index
  ) -> Bool {
    let character = text[index]
    if character.isLetter || character.isNumber { return true }
    let next = text.index(after: index)
    guard start != nil, character == "'" || character == "’", next < end else { return false }
    return text[next].isLetter
  }

  private static func hasDigit(_ text: String, _ range: NSRange) -> Bool {
    Range(range, in: text).map { text[$0].contains(where: \.isNumber) } ?? true
  }
}
