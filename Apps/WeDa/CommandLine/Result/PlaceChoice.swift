import WeDaDomain

/// The place that is meant, and others of the same name.
struct PlaceChoice: Equatable {
  let place: Place
  let others: [Place]
}

/// Finds the place that a person's words mean, as the app's search field does (``PlaceSearch``).
///
///     try await PlaceFinder(places: repository).find("London, Ontario")
///     try await PlaceFinder(places: repository).find("51.51, -0.13")    // London, England
struct PlaceFinder {
  let places: any PlaceRepository
  /// Whose weather may be stored, for when the geocoder does not answer.
  var known: KnownPlaces?

  /// - Throws: ``WeatherError/noSuchPlace(_:)`` with the words; ``WeatherError/invalid(_:)`` where
  ///   they are two numbers that are no point on the earth; and what the geocoder throws.
  func find(_ words: String) async throws(WeatherError) -> PlaceChoice {
    do throws(WeatherError) {
      return try await ask(words)
    } catch {
      guard error.allowsStoredCopy, let choice = await knownChoice(words) else { throw error }
      return choice
    }
  }

  /// Among the places that were asked about before: by slug, by words, or as near to a point as the
  /// weather is told apart.
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
    let found = try await PlaceSearch(places).execute(words)
    guard let first = found.first else { throw .noSuchPlace(words) }
    let name = Slug.make([first.name])
    let others = found.dropFirst().filter { place in
      Slug.make([place.name]) == name && place.slug != first.slug
    }
    return PlaceChoice(place: first, others: others)
  }
}
