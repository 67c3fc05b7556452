import Foundation

/// Creates the readable part of page addresses.
///
///     Slug.make(["São Paulo", "São Paulo", "BR"])    // "sao-paulo-sao-paulo-br"
///
/// Accents of Latin letters are removed; letters and digits of other scripts are kept, so that
/// their slugs are not empty. Everything else becomes a hyphen.
public enum Slug {
  /// Returns the slug that is made of some parts.
  ///
  /// - Parameter parts: The parts from special to general; empty ones are left out.
  public static func make(_ parts: [String]) -> String {
    parts.map(word).filter { !$0.isEmpty }.joined(separator: "-")
  }

  private static func word(_ text: String) -> String {
    var pieces = [String.UnicodeScalarView()]
    // The third apostrophe counts as a letter in Unicode, so these are left out first.
    for scalar in text.lowercased().decomposedForSlug
    where !scalar.isCombiningAccent && !isApostrophe(scalar) {
      if scalar.belongsToWord {
        append(scalar, to: &pieces[pieces.count - 1])
      } else if pieces.last?.isEmpty == false {
        pieces.append(String.UnicodeScalarView())
      }
    }
    return pieces.filter { !$0.isEmpty }.map { String($0) }.joined(separator: "-")
  }

  /// Returns whether a character is an apostrophe, which is removed: "Coeur d'Alene" is
  /// `coeur-dalene`.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}" || scalar == "\u{02BC}"
  }

  /// Appends a character; Latin letters without an accent to remove are spelled out.
  private static func append(_ scalar: Unicode.Scalar, to piece: inout String.UnicodeScalarView) {
    guard !scalar.isASCII, let spelled = latin[scalar] else { return piece.append(scalar) }
    piece.append(contentsOf: spelled.unicodeScalars)
  }

  private static let latin: [Unicode.Scalar: String] = [
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ı": "i",
  ]
}

extension String {
  fileprivate var decomposedForSlug: String.UnicodeScalarView {
    decomposedStringWithCanonicalMapping.unicodeScalars
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is an accent of Latin, Greek or Cyrillic.
  /// Marks of other scripts are vowels, and kept.
  fileprivate var isCombiningAccent: Bool { (0x300...0x36F).contains(value) }

  fileprivate var belongsToWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default:
      false
    }
  }
}
