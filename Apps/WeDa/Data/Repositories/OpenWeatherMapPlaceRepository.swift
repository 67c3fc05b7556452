import Foundation
public import NetworkingKit
public import WeDaDomain

/// A repository of places from OpenWeatherMap's geocoder, and of those that the device has found
/// before.
public struct OpenWeatherMapPlaceRepository: PlaceRepository {
  private let client: any APIClient
  private let configuration: OpenWeatherMapConfiguration
  private let health: ProviderHealth
  private let met: MetPlaces

  /// Creates a repository of places from OpenWeatherMap's geocoder, and of those that the device
  /// has found before.
  public init(
    client: any APIClient, configuration: OpenWeatherMapConfiguration, health: ProviderHealth
  ) {
    self.init(client: client, configuration: configuration, health: health, met: MetPlaces())
  }

  init(
    client: any APIClient, configuration: OpenWeatherMapConfiguration, health: ProviderHealth,
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
    return try await ask(.directGeocoding(query, configuration), query)
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

  /// Returns the names of places in a language: searches the English names, since the response has
  /// the names in all languages.
  public func names(of places: [Place], in language: String) async throws(WeatherError)
    -> [PlaceID: String]
  {
    var names: [PlaceID: String] = [:]
    for place in places {
      let words = "\(place.name),\(place.country)"
      let entries = try await health.guarding(words) {
        try await client.request(
          OpenWeatherMapEndpoint.directGeocoding(words, configuration).build())
      }
      let entry = place.nearest(of: entries) { ($0.latitude, $0.longitude) }
      names[place.id] = entry?.localNames?[language]
    }
    return names
  }

  public func place(for slug: String) async throws(WeatherError) -> Place {
    if let place = await met.place(slug) { return place }
    if let point = Coordinate(ofPointSlug: slug) { return await self.point(at: point) }
    for query in SlugQueries.make(slug) {
      let found = try await ask(.directGeocoding(query, configuration), slug)
      if let place = found.first(where: { $0.slug == slug }) { return place }
    }
    throw .noSuchPlace(slug)
  }

  public func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
    let found = try await ask(.reverseGeocoding(coordinate, configuration), "")
    guard let place = found.first else { throw .noSuchPlace("") }
    return place
  }

  private func ask(
    _ endpoint: OpenWeatherMapEndpoint<[GeocodeDTO]>, _ words: String
  ) async throws(WeatherError) -> [Place] {
    let found = try await health.guarding(words) {
      let entries = try await client.request(endpoint.build())
      return try entries.mapping { (entry) throws(UnreadableField) in try entry.toDomain() }
    }
    await met.remember(found)
    return found
  }
}
