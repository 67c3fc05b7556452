import Testing
import WeDaDomain

/// Tests of the further data about a place's weather.
struct MoreWeatherTests {
  @Test(arguments: [
    (0, AirLevel.good), (20, .good), (20.5, .fair), (40, .fair), (60, .moderate), (80, .poor),
    (100, .veryPoor), (100.1, .extremelyPoor), (900, .extremelyPoor),
  ])
  func `the European air quality index has six levels`(index: Double, level: AirLevel) {
    #expect(AirLevel(european: index) == level)
  }

  @Test(arguments: [
    (0, AirLevel.good), (50, .good), (51, .acceptable), (100, .acceptable), (150, .sensitive),
    (200, .unhealthy), (300, .veryUnhealthy), (301, .hazardous), (2000, .hazardous),
  ])
  func `the air quality index of the United States has six levels`(index: Double, level: AirLevel) {
    #expect(AirLevel(american: index) == level)
  }

  @Test func `the worst pollutant is the one of the greatest index, on each scale`() {
    let air = AirReport.fixture()
    #expect(air.worstInEurope == .ozone && air.worstInAmerica == .fineDust)
  }

  @Test func `a pollutant is the worst one only if it determines the index`() {
    func worst(
      _ index: Double?, _ parts: [AirReport.Pollutant: Double]
    ) -> AirReport.Pollutant? {
      AirReport.fixture(american: index, americanParts: parts).worstInAmerica
    }
    #expect(worst(42, [.fineDust: 41.4, .ozone: 9]) == .fineDust)
    #expect(worst(30, [.ozone: 30, .coarseDust: 30]) == .coarseDust)
    // Another pollutant, whose index is not reported, determines the index of all.
    #expect(worst(42, [.fineDust: 12, .ozone: 9]) == nil)
    #expect(worst(42, [:]) == nil && worst(nil, [.fineDust: 42]) == nil)
    #expect(worst(0, [.fineDust: 0]) == nil)
  }

  private func load(_ source: DataSourceType) -> DefaultLoadMoreWeatherUseCase {
    var more = MockMoreWeather()
    more.air = .some(.fixture())
    more.ahead = .some(.fixture())
    more.past = .some(.fixture())
    more.models = .some(.fixture())
    return DefaultLoadMoreWeatherUseCase(
      more: more, settings: MockSettingsRepository(WeatherSettings(dataSource: source)))
  }

  @Test func `air, long forecast, past weather and models are requested except in offline mode`()
    async throws
  {
    let day = LocalDay(number: 20_524)
    let load = load(.remote)
    #expect(try await load.air(at: .london) == .fixture())
    #expect(try await load.ahead(at: .london) == .fixture())
    #expect(try await load.past(at: .london, on: day) == .fixture())
    #expect(try await load.models(at: .london) == .fixture())
    let none = self.load(.offline)
    await #expect(throws: WeatherError.nothingStored) { try await none.models(at: .london) }
    await #expect(throws: WeatherError.nothingStored) { try await none.air(at: .london) }
    await #expect(throws: WeatherError.nothingStored) { try await none.ahead(at: .london) }
    await #expect(throws: WeatherError.nothingStored) {
      try await none.past(at: .london, on: day)
    }
  }
}
