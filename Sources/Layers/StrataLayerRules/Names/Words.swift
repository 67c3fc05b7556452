import Foundation

/// A search for whole words.
enum Words {
  /// Returns whether a text contains a name as a whole word.
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
