public import Foundation
public import WeDaDomain

/// Which Open-Meteo is asked: the public one, or a server of one's own. There is no key.
public struct OpenMeteoConfiguration: Hashable, Sendable {
  public static let serviceURL = URL(string: "https://api.open-meteo.com")
  public static let serviceGeocodingURL = URL(string: "https://geocoding-api.open-meteo.com")

  /// Scheme, host and port of the forecast.
  public let baseURL: URL
  /// Scheme, host and port of the geocoder, which is another server than the forecast's.
  public let geocodingURL: URL
  public let provider = WeatherProvider.openMeteo

  public init(baseURL: URL, geocodingURL: URL) {
    self.baseURL = baseURL
    self.geocodingURL = geocodingURL
  }
}
