import WeDaDomain

/// The place that is meant, and others of the same name.
struct PlaceChoice: Equatable {
  let place: Place
  let others: [Place]
}

/// Finds the place that a person's words mean.
///
///     try await PlaceFinder(places: repository).find("London, Ontario")
struct PlaceFinder {
  let places: any PlaceRepository

  /// - Throws: ``WeatherError/noSuchPlace(_:)`` with the words, and what the geocoder throws.
  func find(_ words: String) async throws(WeatherError) -> PlaceChoice {
    if let place = try await bySlug(words) { return PlaceChoice(place: place, others: []) }
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
