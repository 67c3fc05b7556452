public import Foundation
public import NetworkingKit
import WeDaDomain

/// The routes of OpenWeatherMap that this app asks.
///
///     let request = OpenWeatherMapEndpoint.currentWeather(
///       coordinate: place.coordinate, configuration).build()
///
/// Everything is asked for in metric units; the app converts for its reader, so that a change of
/// units needs no request.
public struct OpenWeatherMapEndpoint<Response: Decodable & Sendable>: Endpoint {
  public let path: String
  public let parameters: [URLQueryItem]
  public let baseURL: URL

  init(
    _ path: String, _ parameters: [(String, String)],
    _ configuration: OpenWeatherMapConfiguration
  ) {
    self.path = path
    let all = parameters + [("appid", configuration.apiKey)]
    self.parameters = all.map { URLQueryItem(name: $0.0, value: $0.1) }
    baseURL = configuration.baseURL
  }
}
