import Foundation
public import NetworkingKit
public import WeDaDomain

/// Requests the current weather and the forecast from OpenWeatherMap concurrently.
public struct OpenWeatherMapRemoteDataSource: WeatherRemoteDataSource {
  private let client: any APIClient
  private let configuration: OpenWeatherMapConfiguration
  private let health: ProviderHealth

  /// Creates a data source that requests the weather from OpenWeatherMap.
  public init(
    client: any APIClient, configuration: OpenWeatherMapConfiguration, health: ProviderHealth
  ) {
    self.client = client
    self.configuration = configuration
    self.health = health
  }

  public func fetchWeather(for city: Place) async throws(WeatherError) -> any WeatherAnswer {
    try await health.guarding(city.fullName) {
      async let current = client.request(
        OpenWeatherMapEndpoint.currentWeather(coordinate: city.coordinate, configuration).build())
      async let forecast = client.request(
        OpenWeatherMapEndpoint.forecast(coordinate: city.coordinate, configuration).build())
      return WeatherAnswerDTO(
        current: try await current.accepted(), forecast: try await forecast.accepted())
    }
  }
}

extension OpenWeatherMapAnswerDTO {
  /// Returns the payload, or throws the error of a refusal inside a successful response.
  func accepted() throws(APIError) -> Payload {
    switch self {
    case .payload(let payload): return payload
    case .refused(let status): throw APIError(status: status)
    }
  }
}

extension APIError {
  fileprivate init(status: Int) {
    let response = FailedResponse(status: status)
    self =
      switch status {
      case 401, 403: .unauthorized(response)
      case 404: .invalidCity
      case 429: .quotaExceeded(response)
      case 500...: .serverError(response)
      default: .rejected(response)
      }
  }
}
