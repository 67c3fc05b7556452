public import Foundation
public import WeDaDomain

/// Which OpenWeatherMap is asked, with which key.
///
/// Its description leaves the key out, so it may be logged.
public struct OpenWeatherMapConfiguration: Hashable, Sendable {
  /// The service itself.
  public static let serviceURL = URL(string: "https://api.openweathermap.org")

  /// Scheme, host and port.
  public let baseURL: URL
  public let apiKey: String
  /// Language of the descriptions, in OpenWeatherMap's own codes.
  public let language: String
  /// Who is credited; a demo provider marks every report.
  public let provider: WeatherProvider

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
