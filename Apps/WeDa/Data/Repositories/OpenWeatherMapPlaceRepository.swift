import Foundation
public import NetworkingKit
public import WeDaDomain

/// Places from OpenWeatherMap's geocoder, and the memory of those already met.
public struct OpenWeatherMapPlaceRepository: PlaceRepository {
  private let client: any APIClient
  private let configuration: OpenWeatherMapConfiguration
  private let health: ProviderHealth
  private let known = KnownPlaces()

  public init(sources: WeatherSources) {
    self.init(
      client: sources.client, configuration: sources.configuration, health: sources.health)
  }

  public init(
    client: any APIClient, configuration: OpenWeatherMapConfiguration, health: ProviderHealth
  ) {
    self.client = client
    self.configuration = configuration
    self.health = health
  }

  public func search(_ text: String) async throws(WeatherError) -> [Place] {
    let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !query.isEmpty else { return [] }
    return try await ask(.directGeocoding(query, configuration), query)
  }

  public func place(for slug: String) async throws(WeatherError) -> Place {
    if let place = await known.place(slug) { return place }
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
    await known.remember(found)
    return found
  }
}

/// The places that this device met, by slug, so that choosing a suggestion asks nothing again.
private actor KnownPlaces {
  private static let capacity = 200
  private var places: [String: Place] = [:]
  private var order: [String] = []

  func place(_ slug: String) -> Place? { places[slug] }

  /// Of namesakes that share a slug, the first one met stays.
  func remember(_ found: [Place]) {
    for place in found where places[place.slug] == nil {
      places[place.slug] = place
      order.append(place.slug)
    }
    while order.count > Self.capacity { places[order.removeFirst()] = nil }
  }
}
