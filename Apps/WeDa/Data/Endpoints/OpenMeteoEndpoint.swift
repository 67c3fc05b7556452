public import Foundation
public import NetworkingKit
public import WeDaDomain

/// The routes of Open-Meteo that this app uses.
///
///     let request = OpenMeteoEndpoint.forecast(coordinate: place.coordinate, configuration).build()
public struct OpenMeteoEndpoint<Response: Decodable & Sendable>: Endpoint {
  /// The path of the route.
  public let path: String
  /// The query items, unescaped.
  public let parameters: [URLQueryItem]
  /// The scheme, host and port.
  public let baseURL: URL
  /// The maximum size of the answer, in bytes: 2 MiB, several times what the service sends.
  public var largestAnswer: Int { 2 << 20 }

  init(_ path: String, _ parameters: [(String, String)], _ baseURL: URL) {
    self.path = path
    self.parameters = parameters.map { URLQueryItem(name: $0.0, value: $0.1) }
    self.baseURL = baseURL
  }
}

extension OpenMeteoEndpoint where Response == OpenMeteoAnswerDTO<OpenMeteoForecastDTO> {
  /// The route of the current weather, six days by hour, and the times of the sun, in metric units
  /// and local time.
  ///
  /// Times are requested as text: as seconds, dates would be an hour off after a change of the
  /// clocks.
  public static func forecast(
    coordinate: Coordinate, _ configuration: OpenMeteoConfiguration
  ) -> Self {
    Self(
      "/v1/forecast",
      [
        ("latitude", "\(coordinate.latitude)"), ("longitude", "\(coordinate.longitude)"),
        ("current", OpenMeteoVariables.current.joined(separator: ",")),
        ("hourly", OpenMeteoVariables.hourly.joined(separator: ",")),
        ("daily", OpenMeteoVariables.daily.joined(separator: ",")),
        ("wind_speed_unit", "ms"), ("timezone", "auto"),
        ("forecast_days", "\(OpenMeteoVariables.days)"),
      ], configuration.baseURL)
  }
}

extension OpenMeteoEndpoint where Response == OpenMeteoAnswerDTO<OpenMeteoPlacesDTO> {
  /// The route of a search for places by name. The language is English unless names in another are
  /// wanted, so that a page's address does not depend on the reader.
  ///
  /// - Parameters:
  ///   - country: The country's code of two letters; `nil` for all countries.
  ///   - count: The maximum number of results, 1 ... 100.
  ///   - language: The code of the names' language.
  public static func search(
    _ name: String, country: String? = nil, count: Int = 10, language: String = "en",
    _ configuration: OpenMeteoConfiguration
  ) -> Self {
    let only = country.map { [("countryCode", $0.uppercased())] } ?? []
    return Self(
      "/v1/search", [("name", name), ("count", "\(count)"), ("language", language)] + only,
      configuration.geocodingURL)
  }
}
