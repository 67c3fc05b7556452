public import WeDaDomain

/// The further data of real weather or of demo data, as the device has chosen.
public struct ChosenMoreRepository: MoreWeatherRepository {
  private let real: any MoreWeatherRepository
  private let demo: any MoreWeatherRepository
  private let choice: any DemoRepository

  /// Creates a repository that selects by `choice`.
  public init(
    real: any MoreWeatherRepository, demo: any MoreWeatherRepository, choice: any DemoRepository
  ) {
    self.real = real
    self.demo = demo
    self.choice = choice
  }

  private func chosen() async -> any MoreWeatherRepository {
    await choice.isChosen() ? demo : real
  }

  public func air(at place: Place) async throws(WeatherError) -> AirReport? {
    try await chosen().air(at: place)
  }

  public func ahead(at place: Place) async throws(WeatherError) -> AheadReport? {
    try await chosen().ahead(at: place)
  }

  public func past(
    at place: Place, on day: LocalDay
  ) async throws(WeatherError) -> PastReport? {
    try await chosen().past(at: place, on: day)
  }

  public func models(at place: Place) async throws(WeatherError) -> ModelReport? {
    try await chosen().models(at: place)
  }

  public func warnings(at place: Place) async throws(WeatherError) -> WarningReport? {
    try await chosen().warnings(at: place)
  }
}
