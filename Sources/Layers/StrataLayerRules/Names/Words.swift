import Foundation

/// Whole words in texts.
enum Words {
  /// Whether a text says a name as a word of its own, and not as a part of another.
  static func holds(_ text: String, _ name: String) -> Bool {
    var rest = text[...]
    while let range = rest.range(of: name) {
      let before =
        range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      if !isPart(before), !isPart(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
