import Foundation
public import NetworkingKit
public import WeDaDomain

/// Requests the current weather and the forecast from Open-Meteo in one request.
public struct OpenMeteoRemoteDataSource: WeatherRemoteDataSource {
  private let client: any APIClient
  private let configuration: OpenMeteoConfiguration
  private let health: ProviderHealth

  /// Creates a data source that requests the weather from Open-Meteo.
  public init(
    client: any APIClient, configuration: OpenMeteoConfiguration, health: ProviderHealth
  ) {
    self.client = client
    self.configuration = configuration
    self.health = health
  }

  public func fetchWeather(for city: Place) async throws(WeatherError) -> any WeatherAnswer {
    try await health.guarding(city.fullName) {
      try await client.openMeteo(
        .forecast(coordinate: city.coordinate, configuration), for: city.fullName)
    }
  }
}

extension APIClient {
  /// Sends a request to Open-Meteo. If the answer is a refusal with a reason, throws it as a
  /// ``WeatherError``; all other failures are thrown unchanged.
  ///
  /// - Parameter place: The search text or full name, for the error that there is no such place.
  func openMeteo<Payload>(
    _ endpoint: OpenMeteoEndpoint<OpenMeteoAnswerDTO<Payload>>, for place: String
  ) async throws -> Payload {
    let answer: OpenMeteoAnswerDTO<Payload>
    do throws(APIError) {
      answer = try await request(endpoint.build())
    } catch {
      guard case .rejected(let response) = error, let reason = response.openMeteoReason else {
        throw error
      }
      throw WeatherError(openMeteo: reason, place)
    }
    switch answer {
    case .payload(let payload): return payload
    case .refused(let reason): throw WeatherError(openMeteo: reason, place)
    }
  }
}

extension WeatherError {
  /// Converts the reason of a refusal to an error. Open-Meteo has no data for the open sea; any
  /// other reason is a defect of this app.
  init(openMeteo reason: String, _ place: String) {
    self =
      reason.hasPrefix("No data is available for this location")
      ? .noSuchPlace(place) : .unknown(reason: reason)
  }
}

extension FailedResponse {
  /// The reason that Open-Meteo gives in the body of an error; `nil` for other errors.
  var openMeteoReason: String? {
    body(as: OpenMeteoRefusalDTO.self)?.reason
  }
}
