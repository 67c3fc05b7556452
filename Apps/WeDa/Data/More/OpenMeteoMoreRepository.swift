public import Foundation
public import NetworkingKit
public import WeDaDomain

/// Further data from Open-Meteo's services without a key, shared by all devices.
///
/// Each service has a separate status, so that a pause that one demands does not stop the others.
public struct OpenMeteoMoreRepository: MoreWeatherRepository {
  private let client: any APIClient
  let configuration: OpenMeteoConfiguration
  let now: @Sendable () -> Date
  private let airHealth: ProviderHealth
  private let aheadHealth: ProviderHealth
  /// The recent answers about the air, which is computed once an hour.
  private let airs: RecentBlock<AirReport>
  /// The recent answers about the coming hours; the quarter-hours change every few minutes.
  private let aheads: RecentBlock<AheadReport>
  private let modelHealth: ProviderHealth
  /// The recent answers of several models, which are computed every few hours.
  private let models: RecentBlock<ModelReport>
  let pastHealth: ProviderHealth
  let archiveHealth: ProviderHealth
  /// The recent answers about yesterday, whose values hardly change.
  let yesterdays: RecentBlock<Timed<DayFigures>>
  /// The recent answers about the usual weather of a date, each of which costs ten requests.
  let usuals: RecentBlock<Timed<Normals>>

  /// Creates a repository of further data from Open-Meteo's services without a key.
  ///
  /// - Parameter log: The record of the service's errors; `nil` for none.
  public init(
    client: any APIClient, configuration: OpenMeteoConfiguration, log: ServiceLog? = nil,
    now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.configuration = configuration
    self.now = now
    airHealth = Self.health(configuration, log, now)
    airs = RecentBlock(period: 1800, now: now)
    aheadHealth = Self.health(configuration, log, now)
    aheads = RecentBlock(period: 600, capacity: 100, now: now)
    modelHealth = Self.health(configuration, log, now)
    models = RecentBlock(period: 1800, capacity: 100, now: now)
    pastHealth = Self.health(configuration, log, now)
    archiveHealth = Self.health(configuration, log, now)
    yesterdays = RecentBlock(period: 3 * 3600, now: now)
    usuals = RecentBlock(period: 7 * 86_400, now: now)
  }

  private static func health(
    _ configuration: OpenMeteoConfiguration, _ log: ServiceLog?,
    _ now: @escaping @Sendable () -> Date
  ) -> ProviderHealth {
    ProviderHealth(
      provider: configuration.provider, apiKey: "", pause: .openMeteo, log: log, now: now)
  }

  public func air(at place: Place) async throws(WeatherError) -> AirReport? {
    try await airs.value(for: place.id.text) { () throws(WeatherError) in
      let answer = try await ask(
        .air(coordinate: place.coordinate, configuration), about: place, airHealth)
      return try reading { () throws(UnreadableField) in try answer?.toDomain(fetchedAt: now()) }
    }
  }

  public func ahead(at place: Place) async throws(WeatherError) -> AheadReport? {
    try await aheads.value(for: place.id.text) { () throws(WeatherError) in
      let answer = try await ask(
        .ahead(coordinate: place.coordinate, configuration), about: place, aheadHealth)
      return try reading { () throws(UnreadableField) in
        try answer?.toDomain(at: place.coordinate, fetchedAt: now())
      }
    }
  }

  public func models(at place: Place) async throws(WeatherError) -> ModelReport? {
    try await models.value(for: place.id.text) { () throws(WeatherError) in
      let answer = try await ask(
        .models(coordinate: place.coordinate, configuration), about: place, modelHealth)
      return try reading { () throws(UnreadableField) in try answer?.toDomain(fetchedAt: now()) }
    }
  }

  /// Returns `nil`, since Open-Meteo has no warnings.
  public func warnings(at place: Place) async throws(WeatherError) -> WarningReport? { nil }

  /// Requests a route; returns `nil` for a place outside of the service's area, for which there is
  /// no data.
  func ask<Payload>(
    _ endpoint: OpenMeteoEndpoint<OpenMeteoAnswerDTO<Payload>>, about place: Place,
    _ health: ProviderHealth
  ) async throws(WeatherError) -> Payload? {
    do throws(WeatherError) {
      return try await health.guarding(place.fullName) {
        try await client.openMeteo(endpoint, for: place.fullName)
      }
    } catch .noSuchPlace {
      return nil
    } catch {
      throw error
    }
  }

  func reading<Value>(
    _ work: () throws(UnreadableField) -> Value
  ) throws(WeatherError) -> Value {
    do throws(UnreadableField) { return try work() } catch { throw WeatherError(error) }
  }
}

/// A repository of further data for a provider that has none.
struct NoMoreWeatherRepository: MoreWeatherRepository {
  func air(at place: Place) async throws(WeatherError) -> AirReport? { nil }
  func ahead(at place: Place) async throws(WeatherError) -> AheadReport? { nil }
  func past(at place: Place, on day: LocalDay) async throws(WeatherError) -> PastReport? { nil }
  func models(at place: Place) async throws(WeatherError) -> ModelReport? { nil }
  func warnings(at place: Place) async throws(WeatherError) -> WarningReport? { nil }
}
