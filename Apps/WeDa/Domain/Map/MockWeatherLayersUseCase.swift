#if DEBUG
  import Foundation

  /// A mock with all layers and one tile.
  public struct MockWeatherLayersUseCase: WeatherLayersUseCase {
    /// The weather layers that the mock returns.
    public let layers: [WeatherLayer]
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<WeatherLayer, WeatherTile>

    /// Creates a mock with all layers and one tile.
    public init(
      _ script: MockScript<WeatherLayer, WeatherTile> = MockScript(
        answer: WeatherTile(picture: Data(), fetchedAt: WeatherReport.fixtureTime)),
      layers: [WeatherLayer] = WeatherLayer.allCases
    ) {
      self.script = script
      self.layers = layers
    }

    public func available() async -> [WeatherLayer] { layers }

    public func tile(
      _ tile: MapTile, of layer: WeatherLayer
    ) async throws(WeatherError) -> WeatherTile {
      try await script.answer(layer)
    }
  }
#endif
