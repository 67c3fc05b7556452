import Foundation
public import NetworkingKit
public import WeDaDomain

/// Asks Open-Meteo for now and for the forecast of a place, in one request.
public struct OpenMeteoRemoteDataSource: WeatherRemoteDataSource {
  private let client: any APIClient
  private let configuration: OpenMeteoConfiguration
  private let health: ProviderHealth

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
  /// Asks one route; a refusal becomes the error that its reason means.
  ///
  /// - Parameter place: What is asked for, in words, should it not exist.
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
  /// What a refused question means: the sea far from land has no data, anything else is a mistake
  /// of this app.
  init(openMeteo reason: String, _ place: String) {
    self =
      reason.hasPrefix("No data is available for this location")
      ? .noSuchPlace(place) : .unknown(reason: reason)
  }
}

extension FailedResponse {
  /// The sentence in an error's body.
  var openMeteoReason: String? {
    (try? JSONDecoder().decode(OpenMeteoRefusalDTO.self, from: body))?.reason
  }
}
