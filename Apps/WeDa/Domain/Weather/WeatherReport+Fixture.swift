#if DEBUG
  public import Foundation

  extension WeatherProvider {
    /// The provider of fixtures.
    public static let fixture = openWeatherMap
  }

  extension WeatherReport {
    /// The current time of every fixture: 12 March 2026, 09:40 in London.
    public static let fixtureTime = Date(timeIntervalSince1970: 1_773_308_400)

    /// Returns a made-up report, the same each time.
    ///
    /// - Parameters:
    ///   - age: The seconds from the response to ``fixtureTime``.
    public static func fixture(
      place: Place = .london, zone: PlaceZone = .gmt, origin: Origin = .remote,
      age: TimeInterval = 0, switchedFrom: WeatherProvider? = nil,
      fallbackReason: WeatherError? = nil, provider: WeatherProvider = .fixture
    ) -> WeatherReport {
      WeatherReport(
        place: place, current: .fixture, slots: ForecastSlot.fixtures, zone: zone,
        fetchedAt: fixtureTime.addingTimeInterval(-age), provider: provider, origin: origin,
        switchedFrom: switchedFrom, fallbackReason: fallbackReason)
    }
  }

  extension CurrentWeather {
    /// Current weather for tests: 11.4 °C, light rain, wind from the south-west.
    public static let fixture = CurrentWeather(
      observedAt: WeatherReport.fixtureTime, temperature: Temperature(celsius: 11.4),
      feelsLike: Temperature(celsius: 9.8),
      condition: WeatherCondition(kind: .rainy, details: "light rain", isDaytime: true),
      wind: Wind(
        speed: Speed(metresPerSecond: 5.2), direction: 225, gust: Speed(metresPerSecond: 9.1)),
      humidity: 81, pressure: Pressure(hectopascals: 1009), visibility: Distance(metres: 8000),
      cloudiness: 75, precipitation: Precipitation(millimetres: 0.6),
      sunrise: WeatherReport.fixtureTime.addingTimeInterval(-12_000),
      sunset: WeatherReport.fixtureTime.addingTimeInterval(30_000))
  }

  extension ForecastSlot {
    /// Forty slots for tests, from noon of the day of ``WeatherReport/fixtureTime``.
    public static let fixtures: [ForecastSlot] = (0..<40).map { index in
      let hour = (12 + index * 3) % 24
      let kinds: [WeatherKind] = [.rainy, .cloudy, .sunny, .foggy, .snowy, .stormy]
      let isDaytime = (6..<21).contains(hour)
      let temperature = Temperature(celsius: 8 + (isDaytime ? 4 : 0) + Double(index % 5) / 2)
      return ForecastSlot(
        time: Date(timeIntervalSince1970: 1_773_316_800 + Double(index) * 10_800),
        temperature: temperature, feelsLike: Temperature(celsius: temperature.celsius - 1.5),
        condition: WeatherCondition(
          kind: kinds[index / 8], details: "made up", isDaytime: isDaytime),
        wind: Wind(
          speed: Speed(metresPerSecond: 3 + Double(index % 4)), direction: Double(index * 9),
          gust: nil),
        humidity: 70, pressure: Pressure(hectopascals: 1012), visibility: Distance(metres: 10_000),
        probability: Double(index % 6) / 5,
        precipitation: index % 3 == 0 ? Precipitation(millimetres: 0.4) : nil)
    }
  }
#endif
