import Foundation

/// The searchable form of a name: lower case, without diacritics and punctuation, single spaces.
///
///     Folding.fold("  Łódź-Śródmieście ")    // "lodz srodmiescie"
///
/// `Scripts/make_places.py` sorts the names of the gazetteer by the same form; a test compares the
/// two.
enum Folding {
  static func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
      append(scalar, to: &folded)
    }
    if folded.last == " " { folded.removeLast() }
    return String(folded)
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
    if isMark(scalar) || dropped.contains(scalar) { return }
    if scalar.properties.isWhitespace || spaces.contains(scalar) {
      if !folded.isEmpty, folded.last != " " { folded.append(" ") }
      return
    }
    for low in scalar.properties.lowercaseMapping.unicodeScalars where !isMark(low) {
      if let special = special[low] {
        folded.append(contentsOf: special.unicodeScalars)
      } else {
        folded.append(low)
      }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x0300...0x036F).contains(scalar.value)
  }

  private static let dropped = Set("'’‘ʻʼʹ`´ʿʾ′\u{0640}".unicodeScalars)
  private static let spaces = Set("-‐‑–—.,/_()·・＝=\u{200B}".unicodeScalars)
  private static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
    "ı": "i", "ħ": "h", "ŧ": "t", "ə": "e", "ς": "σ",
  ]
}
