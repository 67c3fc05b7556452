/// Provides the weather layers over the map, and their tiles.
///
///     for layer in await weatherLayers.available() { … }
///     let tile = try await weatherLayers.tile(MapTile(zoom: 2, x: 2, y: 1), of: .clouds)
public protocol WeatherLayersUseCase: Sendable {
  /// Returns the layers that the provider offers.
  func available() async -> [WeatherLayer]

  /// Returns a tile of a weather layer.
  func tile(_ tile: MapTile, of layer: WeatherLayer) async throws(WeatherError) -> WeatherTile
}

/// Provides the use case that provides the map's layers.
public protocol HasWeatherLayersUseCase {
  /// The use case that provides the map's layers.
  var weatherLayers: any WeatherLayersUseCase { get }
}

/// Returns the tiles of the repository.
public struct DefaultWeatherLayersUseCase: WeatherLayersUseCase {
  private let tiles: any WeatherTileRepository

  /// Creates a use case that returns map tiles from the repository.
  public init(tiles: any WeatherTileRepository) { self.tiles = tiles }

  public func available() async -> [WeatherLayer] { await tiles.layers() }

  public func tile(
    _ tile: MapTile, of layer: WeatherLayer
  ) async throws(WeatherError) -> WeatherTile {
    try await tiles.tile(tile, of: layer)
  }
}
