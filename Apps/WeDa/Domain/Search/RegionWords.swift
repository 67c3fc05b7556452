import Foundation

/// A name with a region that distinguishes the place from others of the name, such as "Paris, TX".
struct RegionWords {
  /// The text of the name alone.
  let name: String
  /// The parts of the region as typed, separated by commas.
  let text: String
  /// The parts of the region, as slugs.
  private let parts: [String]

  /// Creates the words from a text with a comma; `nil` for a text without a comma, or with nothing
  /// on either side of it.
  init?(behindCommaOf text: String) {
    let pieces = text.split(whereSeparator: { ",،、，".contains($0) })
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    self.init(name: pieces.first, region: pieces.dropFirst())
  }

  private init?(name: String?, region: some Sequence<String>) {
    text = region.joined(separator: ", ")
    parts = region.map { Slug.make([$0]) }.filter { !$0.isEmpty }
    guard let name, !parts.isEmpty else { return nil }
    self.name = name
  }

  /// Returns the readings of a text without a comma whose last word, or last two words, are the
  /// region: "Portland Oregon", "Hamilton New Zealand".
  ///
  /// A word with digits is a postcode, and comes first as the name: "10115 Berlin", "Berlin 10115".
  static func readings(of text: String) -> [RegionWords] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1 else { return [] }
    if let code = words.firstIndex(where: { $0.contains(where: \.isNumber) }) {
      let rest = words[..<code] + words[(code + 1)...]
      return [RegionWords(name: words[code], region: [rest.joined(separator: " ")])]
        .compactMap(\.self)
    }
    return (1...min(2, words.count - 1)).compactMap { count in
      let region = words.suffix(count).joined(separator: " ")
      guard region.count > 1 else { return nil }
      return RegionWords(name: words.dropLast(count).joined(separator: " "), region: [region])
    }
  }

  /// A Boolean value that indicates whether the name is a postcode, which needs no region.
  var isPostcode: Bool { name.contains(where: \.isNumber) }

  /// Returns whether each part of the region is the name or the code of the place's state or
  /// country.
  func fit(_ place: Place) -> Bool {
    let codes =
      [place.country.lowercased(), RegionCodes.code(of: place)].compactMap(\.self)
      + (RegionCodes.aliases[place.country.uppercased()] ?? [])
    let names = place.stateNames.map { Slug.make([$0]) } + Self.countryNames(place.country)
    return parts.allSatisfy { part in
      codes.contains(part) || names.contains { Self.begins(part, in: $0) }
    }
  }

  /// Returns whether a name equals the part, or one of its words begins with a part of three or
  /// more characters.
  private static func begins(_ part: String, in name: String) -> Bool {
    name == part || part.count > 2 && "-\(name)".contains("-\(part)")
  }

  /// Returns the names of a country in the languages of the app, and in its own: "Россия".
  private static func countryNames(_ code: String) -> [String] {
    guard code.count == 2 else { return [] }
    let own = Locale.Language(identifier: "und-\(code)").maximalIdentifier
    let languages = LanguageChoice.allCases.filter { $0 != .automatic }.map(\.rawValue) + [own]
    return languages.compactMap {
      Locale(identifier: $0).localizedString(forRegionCode: code).map { Slug.make([$0]) }
    }
  }
}
