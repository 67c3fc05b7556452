public import Foundation
public import WeDaDomain

/// The addresses of Open-Meteo: the public service, or a private server. There is no key.
public struct OpenMeteoConfiguration: Hashable, Sendable {
  /// The address of the public forecast service.
  public static let serviceURL = URL(string: "https://api.open-meteo.com")
  /// The address of the public geocoder.
  public static let serviceGeocodingURL = URL(string: "https://geocoding-api.open-meteo.com")
  /// The address of the public service for air quality.
  public static let serviceAirURL = URL(string: "https://air-quality-api.open-meteo.com")
  /// The address of the public archive.
  public static let serviceArchiveURL = URL(string: "https://archive-api.open-meteo.com")

  /// The scheme, host and port of the forecast service.
  public let baseURL: URL
  /// The scheme, host and port of the geocoder, which is another server.
  public let geocodingURL: URL
  /// The scheme, host and port of the air quality service; for a private server, those of the
  /// forecast.
  public let airURL: URL
  /// The scheme, host and port of the archive; for a private server, those of the forecast.
  public let archiveURL: URL
  /// The provider to credit.
  public let provider = WeatherProvider.openMeteo

  /// Creates a configuration with the addresses of Open-Meteo.
  ///
  /// - Parameters:
  ///   - airURL: The address of the air's service; that of the forecast without it.
  ///   - archiveURL: The address of the archive; that of the forecast without it.
  public init(baseURL: URL, geocodingURL: URL, airURL: URL? = nil, archiveURL: URL? = nil) {
    self.baseURL = baseURL
    self.geocodingURL = geocodingURL
    self.airURL = airURL ?? baseURL
    self.archiveURL = archiveURL ?? baseURL
  }
}
