public import Foundation
public import WeDaDomain

/// The address and the key of OpenWeatherMap.
///
/// Its description leaves out the key, so it can be logged.
public struct OpenWeatherMapConfiguration: Hashable, Sendable {
  /// The address of the service.
  public static let serviceURL = URL(string: "https://api.openweathermap.org")

  /// The scheme, host and port of OpenWeatherMap's server.
  public let baseURL: URL
  /// The API key of OpenWeatherMap.
  public let apiKey: String
  /// The language of the descriptions, in OpenWeatherMap's codes.
  public let language: String
  /// The provider to credit, which marks demo data.
  public let provider: WeatherProvider

  /// Creates a configuration with the address and the key of OpenWeatherMap.
  public init(
    baseURL: URL, apiKey: String, language: String = "en",
    provider: WeatherProvider = .openWeatherMap
  ) {
    self.baseURL = baseURL
    self.apiKey = apiKey
    self.language = language
    self.provider = provider
  }
}

extension OpenWeatherMapConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String { "\(provider.id) at \(baseURL.host ?? "?")" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["provider": provider.id]) }
}
