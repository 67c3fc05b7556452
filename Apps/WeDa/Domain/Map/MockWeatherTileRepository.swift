#if DEBUG
  public import Foundation

  /// A mock that returns one image for every tile of its layers.
  public struct MockWeatherTileRepository: WeatherTileRepository {
    /// The weather layers for which the mock returns images.
    public var drawn: [WeatherLayer]
    /// The result of each request.
    public var answer: Result<WeatherTile, WeatherError>

    /// Creates a mock that returns one image for every tile of its layers.
    public init(
      drawn: [WeatherLayer] = WeatherLayer.allCases,
      answer: Result<WeatherTile, WeatherError> = .success(
        WeatherTile(picture: Data([1]), fetchedAt: Date(timeIntervalSince1970: 0)))
    ) {
      (self.drawn, self.answer) = (drawn, answer)
    }

    public func layers() async -> [WeatherLayer] { drawn }

    public func tile(
      _ tile: MapTile, of layer: WeatherLayer
    ) async throws(WeatherError) -> WeatherTile { try answer.get() }
  }
#endif
