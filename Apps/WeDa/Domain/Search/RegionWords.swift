import Foundation

/// A name with a region that distinguishes it from others: "Paris, TX".
struct RegionWords {
  /// The text before the comma.
  let name: String
  /// The parts after the comma, as slugs.
  private let parts: [String]

  /// Creates the words; `nil` for a text without a comma, or with nothing on either side of it.
  init?(behindCommaOf text: String) {
    let pieces = text.split(whereSeparator: { ",،、，".contains($0) })
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    parts = pieces.dropFirst().map { Slug.make([$0]) }.filter { !$0.isEmpty }
    guard let first = pieces.first, !parts.isEmpty else { return nil }
    name = first
  }

  /// Returns whether each part is the name or the code of the place's state or country.
  func fit(_ place: Place) -> Bool {
    let codes =
      [place.country.lowercased(), RegionCodes.code(of: place)].compactMap(\.self)
      + (RegionCodes.aliases[place.country.uppercased()] ?? [])
    let names = [Slug.make([place.state ?? ""])] + Self.countryNames(place.country)
    return parts.allSatisfy { part in
      codes.contains(part) || names.contains { Self.begins(part, in: $0) }
    }
  }

  /// Returns whether a name equals the part, or one of its words begins with a part of three or
  /// more characters.
  private static func begins(_ part: String, in name: String) -> Bool {
    name == part || part.count > 2 && "-\(name)".contains("-\(part)")
  }

  /// Returns the names of a country in the languages of the app.
  private static func countryNames(_ code: String) -> [String] {
    guard code.count == 2 else { return [] }
    return LanguageChoice.allCases.filter { $0 != .automatic }.compactMap {
      Locale(identifier: $0.rawValue).localizedString(forRegionCode: code).map { Slug.make([$0]) }
    }
  }
}
