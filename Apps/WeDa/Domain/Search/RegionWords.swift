import Foundation

/// A name and what a person writes behind it to tell it from its namesakes: "Paris, TX".
struct RegionWords {
  /// What stands in front of the comma.
  let name: String
  /// What stands behind it, part by part, as slugs.
  private let parts: [String]

  /// `nil` for a text without a comma, or with nothing on one of its sides.
  init?(behindCommaOf text: String) {
    let pieces = text.split(whereSeparator: { ",،、，".contains($0) })
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    parts = pieces.dropFirst().map { Slug.make([$0]) }.filter { !$0.isEmpty }
    guard let first = pieces.first, !parts.isEmpty else { return nil }
    name = first
  }

  /// Whether each part names the place's state or its country, by its name or by its code.
  func fit(_ place: Place) -> Bool {
    let codes =
      [place.country.lowercased(), RegionCodes.code(of: place)].compactMap(\.self)
      + (RegionCodes.aliases[place.country.uppercased()] ?? [])
    let names = [Slug.make([place.state ?? ""])] + Self.countryNames(place.country)
    return parts.allSatisfy { part in
      codes.contains(part) || names.contains { Self.begins(part, in: $0) }
    }
  }

  /// Whether a name is the part, or one of its words begins with it, from three characters on.
  private static func begins(_ part: String, in name: String) -> Bool {
    name == part || part.count > 2 && "-\(name)".contains("-\(part)")
  }

  /// In the languages of the app.
  private static func countryNames(_ code: String) -> [String] {
    guard code.count == 2 else { return [] }
    return LanguageChoice.allCases.filter { $0 != .automatic }.compactMap {
      Locale(identifier: $0.rawValue).localizedString(forRegionCode: code).map { Slug.make([$0]) }
    }
  }
}
