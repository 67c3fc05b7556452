#if DEBUG
  public import Foundation

  /// Answers with one picture for every square of the layers that it has.
  public struct MockWeatherTileRepository: WeatherTileRepository {
    public var drawn: [WeatherLayer]
    public var answer: Result<WeatherTile, WeatherError>

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
