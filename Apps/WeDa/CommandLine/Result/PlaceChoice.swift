import WeDaDomain

/// A place, and other places of the same name.
struct PlaceChoice: Equatable {
  let place: Place
  let others: [Place]
  /// A Boolean value that indicates whether the spelling was corrected, because no place has the
  /// typed name.
  var isCorrected = false
}

/// Finds the place for a search text, as the app's search field does (``PlaceSearch``).
///
///     try await PlaceFinder(places: repository).find("London, Ontario")
///     try await PlaceFinder(places: repository).find("51.51, -0.13")    // London, England
struct PlaceFinder {
  let places: any PlaceRepository
  /// The places with stored weather, which are used if the geocoder fails; `nil` for none.
  var known: KnownPlaces?

  /// Finds the place that the typed text names. Coordinates far from any town are a place of their
  /// own.
  ///
  /// - Throws: ``WeatherError/noSuchPlace(_:)`` with the text; ``WeatherError/invalid(_:)`` for
  ///   coordinates out of range; and the errors of the geocoder.
  func find(_ words: String) async throws(WeatherError) -> PlaceChoice {
    do throws(WeatherError) {
      return try await ask(words)
    } catch {
      guard error.allowsStoredCopy, let choice = await knownChoice(words) else { throw error }
      return choice
    }
  }

  /// Finds a known place by slug, by name, or within the distance at which weather reports differ;
  /// `nil` if there is none.
  private func knownChoice(_ words: String) async -> PlaceChoice? {
    guard let known else { return nil }
    if let place = await known.place(words) { return PlaceChoice(place: place, others: []) }
    if let point = try? Coordinate.typed(words) {
      return await known.place(at: point).map { PlaceChoice(place: $0, others: []) }
    }
    let found = await known.search(words)
    return found.first.map { PlaceChoice(place: $0, others: []) }
  }

  private func ask(_ words: String) async throws(WeatherError) -> PlaceChoice {
    let answer = try await PlaceSearch(places).find(words)
    let found = answer.places
    guard let first = found.first else { throw .noSuchPlace(words) }
    let name = Slug.make([first.name])
    let others = found.dropFirst().filter { place in
      Slug.make([place.name]) == name && place.slug != first.slug
    }
    return PlaceChoice(place: first, others: others, isCorrected: answer.isCorrected)
  }
}
