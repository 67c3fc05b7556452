/// What lies over the map, and its squares as a map asks for them.
///
///     for layer in await weatherLayers.available() { … }
///     let tile = try await weatherLayers.tile(MapTile(zoom: 2, x: 2, y: 1), of: .clouds)
public protocol WeatherLayersUseCase: Sendable {
  func available() async -> [WeatherLayer]

  func tile(_ tile: MapTile, of layer: WeatherLayer) async throws(WeatherError) -> WeatherTile
}

public protocol HasWeatherLayersUseCase {
  var weatherLayers: any WeatherLayersUseCase { get }
}

/// Asks the repository of the device.
public struct DefaultWeatherLayersUseCase: WeatherLayersUseCase {
  private let tiles: any WeatherTileRepository

  public init(tiles: any WeatherTileRepository) { self.tiles = tiles }

  public func available() async -> [WeatherLayer] { await tiles.layers() }

  public func tile(
    _ tile: MapTile, of layer: WeatherLayer
  ) async throws(WeatherError) -> WeatherTile {
    try await tiles.tile(tile, of: layer)
  }
}
