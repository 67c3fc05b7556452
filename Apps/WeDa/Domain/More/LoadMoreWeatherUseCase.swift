/// Loads further data about a place's weather, part by part, so that each can fail alone.
///
/// A part is `nil` if no source has it.
public protocol LoadMoreWeatherUseCase: Sendable {
  /// Returns the quality of the air and the pollen.
  func air(at place: Place) async throws(WeatherError) -> AirReport?

  /// Returns the forecast of all days, and the precipitation of the next quarter-hours.
  func ahead(at place: Place) async throws(WeatherError) -> AheadReport?

  /// Returns yesterday's weather, and what is usual on a date.
  ///
  /// - Parameter day: Today's date at the place.
  func past(at place: Place, on day: LocalDay) async throws(WeatherError) -> PastReport?

  /// Returns the forecasts of several models.
  func models(at place: Place) async throws(WeatherError) -> ModelReport?

  /// Returns the official warnings for a place.
  func warnings(at place: Place) async throws(WeatherError) -> WarningReport?
}

/// Provides the use case that loads further data about a place's weather.
public protocol HasLoadMoreWeatherUseCase {
  /// The use case that loads further data about a place's weather.
  var loadMoreWeather: any LoadMoreWeatherUseCase { get }
}

/// Asks the repository, unless the settings forbid requests. Further data is never stored, so
/// without requests there is none.
public struct DefaultLoadMoreWeatherUseCase: LoadMoreWeatherUseCase {
  private let more: any MoreWeatherRepository
  private let settings: any SettingsRepository

  /// Creates a use case that loads the further data about a place from the repository.
  public init(more: any MoreWeatherRepository, settings: any SettingsRepository) {
    self.more = more
    self.settings = settings
  }

  public func air(at place: Place) async throws(WeatherError) -> AirReport? {
    try await allow()
    return try await more.air(at: place)
  }

  public func ahead(at place: Place) async throws(WeatherError) -> AheadReport? {
    try await allow()
    return try await more.ahead(at: place)
  }

  public func past(
    at place: Place, on day: LocalDay
  ) async throws(WeatherError) -> PastReport? {
    try await allow()
    return try await more.past(at: place, on: day)
  }

  public func models(at place: Place) async throws(WeatherError) -> ModelReport? {
    try await allow()
    return try await more.models(at: place)
  }

  public func warnings(at place: Place) async throws(WeatherError) -> WarningReport? {
    try await allow()
    return try await more.warnings(at: place)
  }

  /// Checks that the settings allow requests.
  ///
  /// - Throws: ``WeatherError/nothingStored`` if requests are forbidden.
  private func allow() async throws(WeatherError) {
    guard try await settings.settings().dataSource != .offline else { throw .nothingStored }
  }
}
