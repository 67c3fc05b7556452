public import Foundation
public import NetworkingKit
import WeDaDomain

/// The routes of OpenWeatherMap that this app uses.
///
///     let request = OpenWeatherMapEndpoint.currentWeather(
///       coordinate: place.coordinate, configuration).build()
///
/// Values are requested in metric units and converted by the app, so that a change of units needs
/// no request.
public struct OpenWeatherMapEndpoint<Response: Decodable & Sendable>: Endpoint {
  /// The path of the route.
  public let path: String
  /// The query items, unescaped.
  public let parameters: [URLQueryItem]
  /// The scheme, host and port.
  public let baseURL: URL
  /// The maximum size of the answer, in bytes: 2 MiB, several times what the service sends.
  public var largestAnswer: Int { 2 << 20 }

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
