/// Finds what a person's words mean, for the search field and for the command line alike.
///
///     try await PlaceSearch(places).execute("London, Ontario")
///     try await PlaceSearch(places).execute("51.51, -0.13")         // the place at a point
///     try await PlaceSearch(places).execute("london-ontario-ca")    // the end of an address
public struct PlaceSearch: Sendable {
  private let places: any PlaceRepository

  public init(_ places: any PlaceRepository) { self.places = places }

  /// - Parameter text: Without blanks at its ends.
  /// - Returns: Each spot once, the best known first; none where nothing has such a name.
  /// - Throws: ``WeatherError/invalid(_:)`` where the text is two numbers that are no point on the
  ///   earth; ``WeatherError/noSuchPlace(_:)`` with the text where nothing has a name at the point;
  ///   and what the geocoder throws.
  public func execute(_ text: String) async throws(WeatherError) -> [Place] {
    if let place = try await bySlug(text) { return [place] }
    if let place = try await byPoint(text) { return [place] }
    return try await byName(text).reduce(into: []) { kept, place in
      if !kept.contains(where: { $0.id.isSameSpot(as: place.id) }) { kept.append(place) }
    }
  }

  /// What looks like the end of a page's address is tried as such: its last word is a country.
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
      throw .noSuchPlace(text)
    }
  }

  /// "London, Ontario" keeps of all places called London those in Ontario. Where none is, the
  /// geocoder's own answer to the whole text counts.
  private func byName(_ text: String) async throws(WeatherError) -> [Place] {
    let found = try await none { () throws(WeatherError) in try await places.search(text) }
    guard let region = RegionWords(behindCommaOf: text) else { return found }
    let fitting = found.filter(region.fit)
    guard fitting.isEmpty else { return fitting }
    let namesakes = try await none { () throws(WeatherError) in
      try await places.namesakes(of: region.name)
    }.filter(region.fit)
    return namesakes.isEmpty ? found : namesakes
  }

  /// A geocoder's "no such place" is an empty answer.
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
  /// The fewest characters of an alphabet that are worth asking for while a person types.
  public static let shortest = 3
  /// The largest number of places that a search offers.
  public static let most = 5

  /// Whether a text is long enough to be asked for while it is typed: three characters, or one of a
  /// script that writes a name in one or two, such as 東京.
  ///
  /// - Parameter text: Without blanks at its ends.
  public static func isEnough(_ text: String) -> Bool {
    text.count >= shortest || text.unicodeScalars.contains(where: writesWords)
  }

  /// Kana, Chinese characters and Hangul syllables.
  private static func writesWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
