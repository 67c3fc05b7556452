import WeDaDomain

/// Further data from one repository, with the warnings of the first service that covers a place.
struct SourcedMoreRepository: MoreWeatherRepository {
  let base: any MoreWeatherRepository
  let services: [any WarningService]

  func air(at place: Place) async throws(WeatherError) -> AirReport? {
    try await base.air(at: place)
  }

  func ahead(at place: Place) async throws(WeatherError) -> AheadReport? {
    try await base.ahead(at: place)
  }

  func past(at place: Place, on day: LocalDay) async throws(WeatherError) -> PastReport? {
    try await base.past(at: place, on: day)
  }

  func models(at place: Place) async throws(WeatherError) -> ModelReport? {
    try await base.models(at: place)
  }

  /// Returns the warnings of the first service that gives them. The error of a service is thrown
  /// only if no other one answers.
  func warnings(at place: Place) async throws(WeatherError) -> WarningReport? {
    var failure: WeatherError?
    for service in services where service.covers(place) {
      do throws(WeatherError) {
        if let report = try await service.warnings(at: place) { return report }
      } catch .cancelled {
        throw .cancelled
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }
}
