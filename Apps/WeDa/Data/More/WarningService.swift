import Foundation
import NetworkingKit
public import WeDaDomain

/// A service of official warnings.
public protocol WarningService: Sendable {
  /// Returns whether the service issues warnings for the place's country.
  func covers(_ place: Place) -> Bool

  /// Returns the warnings for a place; `nil` if the service refuses them to this app, for example
  /// without a subscription.
  func warnings(at place: Place) async throws(WeatherError) -> WarningReport?

  /// The record of the service's calls; `nil` if they are those of a provider.
  var log: ServiceLog? { get }
}

extension WarningService {
  /// No record of calls.
  public var log: ServiceLog? { nil }
}

/// A route of the National Weather Service. The service asks clients to name themselves.
struct NWSEndpoint: Endpoint {
  typealias Response = NWSAlertsDTO

  let baseURL: URL
  let path = "/alerts/active"
  let parameters: [URLQueryItem]
  let headers = ["User-Agent": "WeDa (Strata)", "Accept": "application/geo+json"]
  let largestAnswer = 2 << 20

  /// The route of the active alerts at a point, which the service accepts with four decimals.
  static func active(at point: Coordinate, _ baseURL: URL) -> NWSEndpoint {
    let text = [point.latitude, point.longitude].map { degrees in
      "\((degrees * 10_000).rounded() / 10_000)"
    }
    return NWSEndpoint(
      baseURL: baseURL,
      parameters: [URLQueryItem(name: "point", value: text.joined(separator: ","))])
  }
}

/// The warnings of the National Weather Service of the United States, which needs no key.
struct NWSWarnings: WarningService {
  static let name = "National Weather Service"
  /// The address of the service.
  static let serviceURL = URL(string: "https://api.weather.gov")
  /// The codes of the United States, and of the territories that have a separate code.
  private static let countries: Set = ["US", "PR", "GU", "VI", "AS", "MP"]

  private let client: any APIClient
  private let baseURL: URL
  private let now: @Sendable () -> Date
  private let health: ProviderHealth
  private let recent: RecentBlock<WarningReport>
  let log: ServiceLog?

  init(
    client: any APIClient = URLSessionAPIClient(), baseURL: URL,
    now: @escaping @Sendable () -> Date
  ) {
    let provider = WeatherProvider(id: "nws", name: Self.name)
    let log = ServiceLog(provider, limits: [:], now: now)
    self.client = CountedClient(base: client, log: log)
    self.log = log
    self.baseURL = baseURL
    self.now = now
    health = ProviderHealth(provider: provider, apiKey: "", log: log, now: now)
    recent = RecentBlock(period: 300, now: now)
  }

  func covers(_ place: Place) -> Bool { Self.countries.contains(place.country.uppercased()) }

  func warnings(at place: Place) async throws(WeatherError) -> WarningReport? {
    try await recent.value(for: place.id.text) { () throws(WeatherError) in
      let answer = try await health.guarding(place.fullName) {
        try await client.request(NWSEndpoint.active(at: place.coordinate, baseURL).build())
      }
      do throws(UnreadableField) {
        return try answer.toDomain(fetchedAt: now())
      } catch {
        throw WeatherError(error)
      }
    }
  }
}

/// The warnings of OpenWeatherMap's One Call, which needs a key with a subscription.
struct OneCallWarnings: WarningService {
  private let client: any APIClient
  private let configuration: OpenWeatherMapConfiguration
  private let now: @Sendable () -> Date
  private let health: ProviderHealth
  private let recent: RecentBlock<WarningReport>

  init(
    client: any APIClient, configuration: OpenWeatherMapConfiguration,
    now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.configuration = configuration
    self.now = now
    // A key without this subscription is right for everything else.
    health = ProviderHealth(
      provider: configuration.provider, apiKey: configuration.apiKey, now: now)
    recent = RecentBlock(period: 600, now: now)
  }

  func covers(_ place: Place) -> Bool { true }

  func warnings(at place: Place) async throws(WeatherError) -> WarningReport? {
    try await recent.value(for: place.id.text) { () throws(WeatherError) in
      do throws(WeatherError) {
        return try await ask(place)
      } catch .badKey {
        return nil
      } catch .keyNotActiveYet {
        return nil
      } catch {
        throw error
      }
    }
  }

  private func ask(_ place: Place) async throws(WeatherError) -> WarningReport {
    let answer = try await health.guarding(place.fullName) {
      try await client.request(
        OpenWeatherMapEndpoint.alerts(coordinate: place.coordinate, configuration).build())
    }
    do throws(UnreadableField) {
      return try answer.toDomain(provider: configuration.provider, fetchedAt: now())
    } catch {
      throw WeatherError(error)
    }
  }
}
