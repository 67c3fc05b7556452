import WeDaDomain

/// The place that is meant, and others of the same name.
struct PlaceChoice: Equatable {
  let place: Place
  let others: [Place]
}

/// Finds the place that a person's words mean: a name, the end of a page's address, or a point.
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
    if let place = try await bySlug(words) { return PlaceChoice(place: place, others: []) }
    if let place = try await byPoint(words) { return PlaceChoice(place: place, others: []) }
    var found = try await search(words)
    if found.isEmpty { found = try await byRegion(words) }
    guard let first = found.first else { throw .noSuchPlace(words) }
    let name = Slug.make([first.name])
    let others = found.dropFirst().filter { place in
      Slug.make([place.name]) == name && place.slug != first.slug
    }
    return PlaceChoice(place: first, others: others)
  }

  /// What looks like the end of a page's address is tried as such: `london-ontario-ca`.
  private func bySlug(_ words: String) async throws(WeatherError) -> Place? {
    guard words.contains("-"), Slug.make([words]) == words else { return nil }
    do throws(WeatherError) {
      return try await places.place(for: words)
    } catch .noSuchPlace {
      return nil
    } catch {
      throw error
    }
  }

  /// Two numbers are a point, as in the page's search, and find the place nearest to it.
  private func byPoint(_ words: String) async throws(WeatherError) -> Place? {
    let point: Coordinate?
    do throws(InvalidValue) { point = try .typed(words) } catch { throw .invalid(error) }
    guard let point else { return nil }
    do throws(WeatherError) {
      return try await places.place(at: point)
    } catch .noSuchPlace {
      throw .noSuchPlace(words)
    }
  }

  /// "London, Ontario" asks for London, and keeps what has Ontario in its region.
  private func byRegion(_ words: String) async throws(WeatherError) -> [Place] {
    let parts = words.split(separator: ",", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return [] }
    let region = Slug.make([parts[1]])
    return try await search(parts[0]).filter { Slug.make([$0.region]).contains(region) }
  }

  /// Each spot once, in the geocoder's order: the best known first.
  private func search(_ text: String) async throws(WeatherError) -> [Place] {
    let found: [Place]
    do throws(WeatherError) {
      found = try await places.search(text)
    } catch .noSuchPlace {
      return []
    } catch {
      throw error
    }
    return found.reduce(into: []) { kept, place in
      if !kept.contains(where: { $0.id.isSameSpot(as: place.id) }) { kept.append(place) }
    }
  }
}
