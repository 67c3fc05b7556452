#if DEBUG
  public import Foundation

  /// A mock with the same weather for every tile.
  public struct MockLoadFieldUseCase: LoadFieldUseCase {
    /// The script that gives the mock's answers and records the requested tiles.
    public let script: MockScript<[MapTile], FieldReport>
    private let drawn: [FieldLayer]

    /// Creates a mock with the same weather for every tile, and no layers unless they are given.
    public init(
      _ script: MockScript<[MapTile], FieldReport> = MockScript(answer: { .fixture($0) }),
      layers: [FieldLayer] = []
    ) {
      self.script = script
      drawn = layers
    }

    public func layers() async -> [FieldLayer] { drawn }

    public func field(of tiles: [MapTile]) async throws(WeatherError) -> FieldReport {
      try await script.answer(tiles)
    }
  }

  extension FieldReport {
    /// Returns weather for tiles that gets a degree warmer each hour, from the hour of
    /// ``WeatherReport/fixtureTime`` on.
    public static func fixture(
      _ tiles: [MapTile], from start: Date = WeatherReport.fixtureTime,
      problem: WeatherError? = nil,
      pausedUntil: Date? = nil
    ) -> FieldReport {
      let seconds = (start.timeIntervalSince1970 / 3600).rounded(.down) * 3600
      let hour = Date(timeIntervalSince1970: seconds)
      let hours: [FieldHour] = (0..<60).map { FieldHour.fixture(Double($0)) }
      let cells: [FieldCell] = tiles.map {
        FieldCell(tile: $0, start: hour, hours: hours, fetchedAt: start)
      }
      return FieldReport(
        cells: cells, provider: .openMeteo, problem: problem, pausedUntil: pausedUntil)
    }
  }

  extension FieldHour {
    /// Returns the weather of a temperature, with half a sky of clouds and a wind from the west.
    public static func fixture(_ celsius: Double) -> FieldHour {
      FieldHour(
        temperature: Temperature(celsius: celsius),
        precipitation: Precipitation(millimetres: 0.4), cloudiness: 0.5,
        wind: Wind(speed: Speed(metresPerSecond: 5), direction: 270, gust: nil))
    }
  }
#endif
