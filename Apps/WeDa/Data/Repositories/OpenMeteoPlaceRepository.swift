import Foundation
public import NetworkingKit
public import WeDaDomain

/// Places from Open-Meteo's geocoder, which finds names but has no reverse geocoding.
public struct OpenMeteoPlaceRepository: PlaceRepository {
  private let client: any APIClient
  private let configuration: OpenMeteoConfiguration
  private let health: ProviderHealth
  private let met: MetPlaces

  /// Creates a repository of places from Open-Meteo's geocoder.
  public init(
    client: any APIClient, configuration: OpenMeteoConfiguration, health: ProviderHealth
  ) {
    self.init(client: client, configuration: configuration, health: health, met: MetPlaces())
  }

  init(
    client: any APIClient, configuration: OpenMeteoConfiguration, health: ProviderHealth,
    met: MetPlaces
  ) {
    self.client = client
    self.configuration = configuration
    self.health = health
    self.met = met
  }

  public func search(_ text: String) async throws(WeatherError) -> [Place] {
    let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !query.isEmpty else { return [] }
    return try await ask(.search(query, configuration), query)
  }

  public func namesakes(of name: String) async throws(WeatherError) -> [Place] {
    try await ask(.search(name, count: 100, configuration), name)
  }

  public func corrections(of name: String) async -> [String] {
    await GazetteerSpelling.corrections(of: name)
  }

  public func point(at coordinate: Coordinate) async -> Place {
    await GazetteerTowns().point(at: coordinate)
  }

  public func towns(called name: String) async -> [Place] {
    let found = await GazetteerTowns().towns(called: name)
    await met.remember(found)
    return found
  }

  /// Returns the names of places in a language: searches the English names with answers in the
  /// language, and recognizes the places by their positions.
  public func names(of places: [Place], in language: String) async throws(WeatherError)
    -> [PlaceID: String]
  {
    var names: [PlaceID: String] = [:]
    for (name, group) in Dictionary(grouping: places, by: \.name) {
      let answer = try await health.guarding(name) {
        try await client.openMeteo(
          .search(name, count: 100, language: language, configuration), for: name)
      }
      for place in group {
        let entries = (answer.results ?? []).filter { $0.country ?? "" == place.country }
        names[place.id] = place.nearest(of: entries) { ($0.latitude, $0.longitude) }?.name
      }
    }
    return names
  }

  public func place(for slug: String) async throws(WeatherError) -> Place {
    if let place = await met.place(slug) { return place }
    if let point = Coordinate(ofPointSlug: slug) { return await self.point(at: point) }
    for (name, country) in SlugQueries.names(slug) {
      let found = try await ask(
        .search(name, country: country, count: 100, configuration), slug)
      if let place = found.first(where: { $0.slug == slug }) { return place }
    }
    throw .noSuchPlace(slug)
  }

  /// Returns the nearest place in the built-in gazetteer, since the geocoder cannot search by
  /// position.
  public func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
    guard let place = await GazetteerPlaceNamer().place(near: coordinate) else {
      throw .noSuchPlace("")
    }
    await met.remember([place])
    return place
  }

  private func ask(
    _ endpoint: OpenMeteoEndpoint<OpenMeteoAnswerDTO<OpenMeteoPlacesDTO>>, _ words: String
  ) async throws(WeatherError) -> [Place] {
    let found = try await health.guarding(words) {
      try await client.openMeteo(endpoint, for: words).toDomain()
    }
    await met.remember(found)
    return found
  }
}
