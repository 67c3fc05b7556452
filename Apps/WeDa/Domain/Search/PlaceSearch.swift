/// Finds places for the search field and for the command line.
///
///     try await PlaceSearch(places).execute("London, Ontario")
///     try await PlaceSearch(places).execute("Portland Oregon")
///     try await PlaceSearch(places).execute("Lodnon")               // London
///     try await PlaceSearch(places).execute("51.51, -0.13")         // the place at a point
///     try await PlaceSearch(places).execute("london-ontario-ca")    // the end of an address
public struct PlaceSearch: Sendable {
  let places: any PlaceRepository

  /// Creates a search over a geocoder.
  public init(_ places: any PlaceRepository) { self.places = places }

  /// Returns the places for a search text.
  ///
  /// - Parameter text: The trimmed text.
  /// - Returns: Each place once, the best first; none if there is no such name.
  /// - Throws: ``WeatherError/invalid(_:)`` for coordinates out of range, and the errors of the
  ///   geocoder. A point without a town is a place that is named by its coordinates.
  public func execute(_ text: String) async throws(WeatherError) -> [Place] {
    try await find(text).places
  }

  /// Returns the places for a search text, and whether another spelling of it was searched.
  ///
  /// - Parameter text: The trimmed text.
  /// - Throws: The errors of ``execute(_:)``.
  public func find(_ text: String) async throws(WeatherError) -> FoundPlaces {
    if let place = try await bySlug(text) { return FoundPlaces([place]) }
    if let place = try await byPoint(text) { return FoundPlaces([place]) }
    let found = try await byName(text)
    return FoundPlaces(Self.unique(found.places), isCorrected: found.isCorrected)
  }

  private static func unique(_ found: [Place]) -> [Place] {
    found.reduce(into: []) { kept, place in
      if !kept.contains(where: { $0.id.isSameSpot(as: place.id) }) { kept.append(place) }
    }
  }

  /// Returns the place of a slug, if the text looks like one because its last word is a country;
  /// `nil` if it does not, or there is no such place.
  private func bySlug(_ text: String) async throws(WeatherError) -> Place? {
    let words = text.split(separator: "-")
    guard words.count > 1, words.last?.count == 2, Slug.make([text]) == text else { return nil }
    do throws(WeatherError) {
      return try await places.place(for: text)
    } catch .noSuchPlace {
      return nil
    } catch {
      throw error
    }
  }

  private func byPoint(_ text: String) async throws(WeatherError) -> Place? {
    let point: Coordinate?
    do throws(InvalidValue) { point = try .typed(text) } catch { throw .invalid(error) }
    guard let point else { return nil }
    do throws(WeatherError) {
      return try await places.place(at: point)
    } catch .noSuchPlace {
      return await places.point(at: point)
    }
  }

  /// Returns the places of a name; if there are none, those that another language calls so, and if
  /// there are none of these either, those of a name that differs by one letter.
  private func byName(_ text: String) async throws(WeatherError) -> FoundPlaces {
    let found = try await spelled(text)
    guard found.isEmpty else { return FoundPlaces(found) }
    let told = try await toldElsewhere(text)
    return told.isEmpty ? try await corrected(text) : FoundPlaces(told)
  }

  /// Returns the places that are called so in another language than the geocoder knows: "Genf".
  /// Each is the geocoder's own place, if it has one there, so that the place has one address.
  private func toldElsewhere(_ text: String) async throws(WeatherError) -> [Place] {
    let region = RegionWords(behindCommaOf: text)
    var found: [Place] = []
    for town in await places.towns(called: region?.name ?? text)
    where region?.fit(town) ?? true {
      let namesakes = try await spelled("\(town.englishName), \(town.country)")
      found.append(namesakes.first { $0.coordinate.isNear(town.coordinate) } ?? town)
    }
    return found
  }

  private func corrected(_ text: String) async throws(WeatherError) -> FoundPlaces {
    let region = RegionWords(behindCommaOf: text)
    for name in await places.corrections(of: region?.name ?? text) {
      let found = try await spelled(region.map { "\(name), \($0.text)" } ?? name)
      guard found.isEmpty else {
        return FoundPlaces(Self.named(name, of: found), isCorrected: true)
      }
    }
    return FoundPlaces([])
  }

  /// Returns the places whose own names begin with a name; all if there are none. Who mistyped a
  /// name did not mean a place that only an old or foreign name brings, such as Amman, once called
  /// Philadelphia.
  private static func named(_ name: String, of places: [Place]) -> [Place] {
    let slug = Slug.make([name])
    let own = places.filter { Slug.make([$0.name]).hasPrefix(slug) }
    return own.isEmpty ? places : own
  }

  /// Returns the places of a name as it is spelled. "London, Ontario" and "London Ontario" return
  /// the places called London in Ontario; if there are none, the geocoder's results for the whole
  /// text.
  private func spelled(_ text: String) async throws(WeatherError) -> [Place] {
    let found = try await none { () throws(WeatherError) in try await places.search(text) }
    if let region = RegionWords(behindCommaOf: text) {
      let fitting = found.filter(region.fit)
      return fitting.isEmpty ? try await inRegion(region) ?? found : fitting
    }
    guard found.isEmpty else { return found }
    for region in RegionWords.readings(of: text) {
      if let places = try await inRegion(region) { return places }
    }
    return []
  }

  /// Returns the places of a name in a region; `nil` if there are none. A postcode whose region is
  /// written in another language than the geocoder's is found nevertheless.
  private func inRegion(_ region: RegionWords) async throws(WeatherError) -> [Place]? {
    let namesakes = try await none { () throws(WeatherError) in
      try await places.namesakes(of: region.name)
    }
    let fitting = namesakes.filter(region.fit)
    let found = fitting.isEmpty && region.isPostcode ? namesakes : fitting
    return found.isEmpty ? nil : found
  }

  /// Runs a search; the error "no such place" becomes an empty result.
  private func none(
    _ search: () async throws(WeatherError) -> [Place]
  ) async throws(WeatherError) -> [Place] {
    do throws(WeatherError) {
      return try await search()
    } catch .noSuchPlace {
      return []
    } catch {
      throw error
    }
  }
}

extension PlaceSearch {
  /// The minimum number of characters for which suggestions are requested, in scripts with an
  /// alphabet.
  public static let shortest = 3
  /// The maximum number of places that a search returns.
  public static let most = 5

  /// Returns whether a text is long enough for suggestions: three characters, or one of a script
  /// that writes names with one or two, such as 東京.
  ///
  /// - Parameter text: The trimmed text.
  public static func isEnough(_ text: String) -> Bool {
    text.count >= shortest || text.unicodeScalars.contains(where: writesWords)
  }

  /// Returns whether a character is a kana, a Chinese character or a Hangul syllable.
  private static func writesWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
