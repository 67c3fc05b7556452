/// The layers of a map, square by square.
public protocol WeatherTileRepository: Sendable {
  /// Which layers the device's provider draws; none where it has no key.
  func layers() async -> [WeatherLayer]

  func tile(_ tile: MapTile, of layer: WeatherLayer) async throws(WeatherError) -> WeatherTile
}
