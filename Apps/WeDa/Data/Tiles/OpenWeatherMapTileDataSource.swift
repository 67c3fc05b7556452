public import Foundation
public import NetworkingKit
public import WeDaDomain

/// Requests map tiles from OpenWeatherMap. The URL contains the key, so it is never shown or
/// logged.
public struct OpenWeatherMapTileDataSource: Sendable {
  /// The maximum size of an image that is accepted, in bytes.
  static let largest = 1 << 20
  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let client: URLSessionAPIClient
  private let configuration: OpenWeatherMapConfiguration
  private let health: ProviderHealth
  private let log: ServiceLog?

  /// Creates a data source that requests map tiles from OpenWeatherMap.
  ///
  /// - Parameter log: The record of the service's calls; `nil` for none.
  public init(
    client: URLSessionAPIClient = URLSessionAPIClient(timeout: .seconds(10)),
    configuration: OpenWeatherMapConfiguration, health: ProviderHealth, log: ServiceLog? = nil
  ) {
    self.client = client
    self.configuration = configuration
    self.health = health
    self.log = log
  }

  /// Returns the picture of a tile as PNG.
  public func picture(
    of tile: MapTile, _ layer: WeatherLayer
  ) async throws(WeatherError) -> Data {
    let request = NetworkRequest(url: address(tile, layer), largestAnswer: Self.largest)
    return try await health.guarding("map") {
      await log?.count()
      let data = try await client.bytes(for: request)
      guard data.starts(with: Self.start), data.count <= Self.largest else {
        throw WeatherError.unreadableAnswer(field: "tile")
      }
      return data
    }
  }

  private func address(_ tile: MapTile, _ layer: WeatherLayer) -> URL {
    configuration.tileURL
      .appendingPathComponent("map/\(layer.code)/\(tile.zoom)/\(tile.x)/\(tile.y).png")
      .appending(queryItems: [URLQueryItem(name: "appid", value: configuration.apiKey)])
  }
}

extension WeatherLayer {
  /// The layer's name in addresses of the service.
  fileprivate var code: String {
    switch self {
    case .temperature: "temp_new"
    case .precipitation: "precipitation_new"
    case .clouds: "clouds_new"
    }
  }
}

extension OpenWeatherMapConfiguration {
  /// The address of the server of map tiles: a separate host for the service; for another server,
  /// the same host.
  var tileURL: URL {
    guard baseURL == Self.serviceURL, let own = URL(string: "https://tile.openweathermap.org")
    else { return baseURL }
    return own
  }
}
