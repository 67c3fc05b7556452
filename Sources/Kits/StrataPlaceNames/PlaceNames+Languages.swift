import Foundation

extension PlaceNames {
  /// The languages in which the bundled gazetteer has names, besides the towns' own ones.
  public static let languages = [
    "ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt", "tr", "zh-Hans",
  ]
  /// The distance in degrees within which a point belongs to a town of the same name, since
  /// geocoders disagree about the middle of a town.
  private static let sameTown = 0.1

  /// Returns the name of a town in a language.
  ///
  ///     try PlaceNames.bundled().name(
  ///       of: "Cologne", latitude: 50.93, longitude: 6.95, in: "de")    // "Köln"
  ///
  /// - Parameters:
  ///   - name: One of the town's names, in any language.
  ///   - latitude: The latitude in degrees, north positive.
  ///   - longitude: The longitude in degrees, east positive.
  ///   - language: The code of the language, one of ``languages``.
  /// - Returns: `nil` if no town is called so at the point, or its name in the language is its own
  ///   one or unknown.
  public func name(
    of name: String, latitude: Double, longitude: Double, in language: String
  ) -> String? {
    guard let told = told[language] else { return nil }
    return town(name, latitude, longitude).flatMap { told.name(of: $0) }
  }

  /// Returns the towns that are called exactly so in some language, the largest first; case and
  /// accents are ignored.
  ///
  ///     try PlaceNames.bundled().towns(called: "Genf").first?.name    // "Genève"
  ///
  /// - Parameters:
  ///   - name: The name, without a region.
  ///   - count: The maximum number.
  public func towns(called name: String, upTo count: Int = 3) -> [NamedPlace] {
    let folded = Self.folded(name)
    guard !folded.isEmpty else { return [] }
    let found = Set(matches(folded)).union(otherMatches(folded))
    return found.sorted { (file.inhabitants($1), $0) < (file.inhabitants($0), $1) }
      .prefix(max(0, count)).map { named($0, 0, foundAs: name) }
  }

  /// Returns the index of the town with a name at a point; of several the nearest.
  private func town(_ name: String, _ latitude: Double, _ longitude: Double) -> Int? {
    let folded = Self.folded(name)
    let near = towns(near: latitude, longitude)
    guard !near.isEmpty else { return nil }
    return near.first { Self.folded(file.name($0)) == folded }
      ?? Set(otherMatches(folded)).intersection(near).first
  }

  /// Returns the indices of the towns around a point, the nearest first.
  private func towns(near latitude: Double, _ longitude: Double) -> [Int] {
    var found: [(place: Int, distance: Double)] = []
    for place in firstPlace(atLeast: latitude - Self.sameTown)..<file.count {
      guard file.latitude(place) <= latitude + Self.sameTown else { break }
      let east = (file.longitude(place) - longitude).magnitude
      let distance = max((file.latitude(place) - latitude).magnitude, min(east, 360 - east))
      if distance <= Self.sameTown { found.append((place, distance)) }
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.place)
  }

  /// Returns the indices of the towns that have exactly a folded name in another language.
  private func otherMatches(_ folded: String) -> [Int] {
    guard let others else { return [] }
    return others.beginning(folded).filter { Self.folded(others.name($0)) == folded }
      .map { others.place($0) }.filter { $0 < file.count }
  }
}
