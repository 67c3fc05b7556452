#if DEBUG
  import Foundation

  /// All layers, each with the same square.
  public struct MockWeatherLayersUseCase: WeatherLayersUseCase {
    public let layers: [WeatherLayer]
    public let script: MockScript<WeatherLayer, WeatherTile>

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
