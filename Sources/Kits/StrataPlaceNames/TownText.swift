import Foundation

/// A typed text as the name of a town and what tells it apart from others of the name, folded.
struct TownText: Equatable {
  let name: String
  /// The parts of the region and the country.
  let around: [String]

  /// Divides a text at its commas; returns `nil` for a text without a name.
  init?(_ text: String) {
    let parts = text.split(whereSeparator: { ",،、，".contains($0) })
      .map { PlaceNames.folded(String($0)) }
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.init(name: name, around: parts.dropFirst().filter { !$0.isEmpty })
  }

  private init(name: String, around: [String]) {
    self.name = name
    self.around = around
  }

  /// Returns the readings of a text, the likeliest first: as it is, and without a comma with its
  /// last word, or its last two, as the region.
  static func readings(of text: String) -> [TownText] {
    guard let whole = TownText(text) else { return [] }
    let words = whole.name.split(whereSeparator: \.isWhitespace)
    guard whole.around.isEmpty, words.count > 1 else { return [whole] }
    return [whole]
      + (1...min(2, words.count - 1)).map { count in
        TownText(
          name: words.dropLast(count).joined(separator: " "),
          around: [words.suffix(count).joined(separator: " ")])
      }
  }

  /// Returns the same text with another name.
  func called(_ name: String) -> TownText { TownText(name: name, around: around) }
}

/// The words for countries that a text may have: their codes, and their names in two languages.
final class CountryWords {
  private let locales: [Locale]
  /// The folded names by the country's code, as far as they have been asked for.
  private var known: [String: [String]] = [:]

  init(_ locale: Locale) { locales = [locale, Locale(identifier: "en")] }

  /// Returns whether a folded text is the code of a country, or begins its name.
  func fit(_ text: String, _ code: String) -> Bool {
    text == code.lowercased() || names(code).contains { $0.hasPrefix(text) }
  }

  private func names(_ code: String) -> [String] {
    if let names = known[code] { return names }
    let names = locales.compactMap { $0.localizedString(forRegionCode: code) }
      .map(PlaceNames.folded)
    known[code] = names
    return names
  }
}
