/// The grammatical number of a text.
enum GrammaticalNumber {
  case one, several

  /// Reads the first number of a text; returns `nil` if there is none.
  init?(in words: String, _ language: String) {
    guard let start = words.firstIndex(where: \.isWholeNumber) else { return nil }
    let digits = words[start...].prefix { $0.isWholeNumber || ".,\u{66B}\u{66C}".contains($0) }
    let values = digits.compactMap(\.wholeNumberValue)
    let isFraction = digits.dropLast().contains { !$0.isWholeNumber }
    // In French and Portuguese zero is singular.
    let isOne = values == [1] || (values == [0] && ["fr", "pt"].contains(language))
    self = isOne && !isFraction ? .one : .several
  }
}

/// Forms plurals of nouns by a language's rules and its best known exceptions.
enum Inflection {
  /// Returns a text with its noun in the plural. The noun is the last word, or the word before
  /// "of".
  static func plural(ofNounIn words: String, language: String) -> String {
    guard let rule = rule(language) else { return words }
    let head = words.firstRange(of: " of ")?.lowerBound ?? words.endIndex
    guard let last = words[..<head].lastIndex(where: \.isLetter) else { return words }
    let end = words.index(after: last)
    let start =
      words[..<end].lastIndex { !$0.isLetter }.map { words.index(after: $0) } ?? words.startIndex
    return "\(words[..<start])\(rule(String(words[start..<end])))\(words[end...])"
  }

  private static func rule(_ language: String) -> ((String) -> String)? {
    switch language {
    case "en": english
    case "es": spanish
    case "pt": portuguese
    case "fr": french
    default: nil
    }
  }

  private static let exceptions = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
    "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice",
    "person": "people", "shelf": "shelves", "tooth": "teeth", "wolf": "wolves", "woman": "women",
    "deer": "deer", "fish": "fish", "series": "series", "sheep": "sheep", "species": "species",
    "echo": "echoes", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes",
  ]

  private static func english(_ noun: String) -> String {
    if let known = exceptions[noun.lowercased()] {
      return noun.first?.isUppercase == true
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    if ends(noun, "s", "x", "z", "ch", "sh") {
      // A noun that is already in the plural is not changed.
      return ends(noun, "s") && !ends(noun, "ss", "us", "is") ? noun : noun + "es"
    }
    guard ends(noun, "y"), !ends(noun, "ay", "ey", "oy", "uy") else { return noun + "s" }
    return "\(noun.dropLast())ies"
  }

  private static func spanish(_ noun: String) -> String {
    if ends(noun, "s") { return noun }
    if ends(noun, "ión") { return "\(noun.dropLast(2))ones" }
    if ends(noun, "z") { return "\(noun.dropLast())ces" }
    return noun + (ends(noun, "a", "e", "i", "o", "u", "á", "é", "ó") ? "s" : "es")
  }

  private static func portuguese(_ noun: String) -> String {
    if ends(noun, "s") { return noun }
    if ends(noun, "ão") { return "\(noun.dropLast(2))ões" }
    if ends(noun, "m") { return "\(noun.dropLast())ns" }
    if ends(noun, "el") { return "\(noun.dropLast(2))éis" }
    if ends(noun, "l") { return "\(noun.dropLast())is" }
    return noun + (ends(noun, "r", "z") ? "es" : "s")
  }

  private static func french(_ noun: String) -> String {
    if ends(noun, "s", "x", "z") { return noun }
    if ends(noun, "al") { return "\(noun.dropLast())ux" }
    return noun + (ends(noun, "eau") ? "x" : "s")
  }

  private static func ends(_ noun: String, _ endings: String...) -> Bool {
    endings.contains { noun.lowercased().hasSuffix($0) }
  }
}
