public import Foundation
public import NetworkingKit
public import WeDaDomain

/// The routes of Open-Meteo that this app asks.
///
///     let request = OpenMeteoEndpoint.forecast(coordinate: place.coordinate, configuration).build()
public struct OpenMeteoEndpoint<Response: Decodable & Sendable>: Endpoint {
  public let path: String
  public let parameters: [URLQueryItem]
  public let baseURL: URL

  init(_ path: String, _ parameters: [(String, String)], _ baseURL: URL) {
    self.path = path
    self.parameters = parameters.map { URLQueryItem(name: $0.0, value: $0.1) }
    self.baseURL = baseURL
  }
}

extension OpenMeteoEndpoint where Response == OpenMeteoAnswerDTO<OpenMeteoForecastDTO> {
  /// Now, the hours of six days and the sun, in metric units and on the place's own clocks.
  ///
  /// Times are asked for as text: as seconds, the dates of days fall an hour off where the clocks
  /// change.
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
  /// Places by name, in English: a page address must not depend on who searched.
  ///
  /// - Parameters:
  ///   - country: Two letters, where only places of one country are wanted.
  ///   - count: 1 ... 100.
  public static func search(
    _ name: String, country: String? = nil, count: Int = 10,
    _ configuration: OpenMeteoConfiguration
  ) -> Self {
    let only = country.map { [("countryCode", $0.uppercased())] } ?? []
    return Self(
      "/v1/search", [("name", name), ("count", "\(count)"), ("language", "en")] + only,
      configuration.geocodingURL)
  }
}
