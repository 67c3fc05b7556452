/// Provides the tiles of the map's layers.
public protocol WeatherTileRepository: Sendable {
  /// Returns the layers that the device's provider offers; none without a key.
  func layers() async -> [WeatherLayer]

  /// Returns a tile of a weather layer.
  func tile(_ tile: MapTile, of layer: WeatherLayer) async throws(WeatherError) -> WeatherTile
}
