import Foundation
import NetworkingKit

@testable import WeDaApp

/// As the document calls it.
func createMockWeatherData(cityName: String) -> WeatherData {
  WeatherData(
    name: cityName, coord: .init(lat: 51.51, lon: -0.13),
    weather: [.init(main: "Rain", description: "light rain", icon: "10d")],
    main: .init(temp: 11.4, feelsLike: 10, humidity: 81), sys: .init(country: "GB"))
}

extension ForecastResponse {
  /// Steps of three hours from the last of 2022-01-01 in the city's own time.
  static func sample(steps: Int = 3, timezone: Int = 0) -> ForecastResponse {
    let first: TimeInterval = 1_641_070_800 - TimeInterval(timezone)  // 21:00
    return ForecastResponse(
      city: .init(name: "London", timezone: timezone),
      list: (0..<steps).map { step in
        ForecastData(
          dt: first + TimeInterval(step) * 10_800,
          main: .init(temp: Double(step), feelsLike: 0, humidity: 50),
          weather: [.init(main: "Clear", description: "clear sky", icon: "01d")])
      })
  }
}

extension FavoriteCity {
  static let london = FavoriteCity(
    cityName: "London", country: "GB", latitude: 51.51, longitude: -0.13)
}

/// The example's files, without their white space.
enum ExampleSource {
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: top.appendingPathComponent(folder).path
    ).sorted()
  }

  static func squeeze(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  static func missing(_ lines: [String], from path: String) throws -> [String] {
    let file = top.appendingPathComponent(path)
    let text = squeeze(try String(contentsOf: file, encoding: .utf8))
    return lines.filter { !text.contains(squeeze($0)) }
  }
}
