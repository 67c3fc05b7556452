public import Foundation
public import WeDaDomain

/// The addresses of Open-Meteo: the public service, or a private server. There is no key.
public struct OpenMeteoConfiguration: Hashable, Sendable {
  /// The address of the public forecast service.
  public static let serviceURL = URL(string: "https://api.open-meteo.com")
  /// The address of the public geocoder.
  public static let serviceGeocodingURL = URL(string: "https://geocoding-api.open-meteo.com")

  /// The scheme, host and port of the forecast service.
  public let baseURL: URL
  /// The scheme, host and port of the geocoder, which is another server.
  public let geocodingURL: URL
  /// The provider to credit.
  public let provider = WeatherProvider.openMeteo

  /// Creates a configuration.
  public init(baseURL: URL, geocodingURL: URL) {
    self.baseURL = baseURL
    self.geocodingURL = geocodingURL
  }
}
