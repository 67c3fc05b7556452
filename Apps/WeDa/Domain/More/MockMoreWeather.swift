#if DEBUG
  import Foundation

  /// A mock of the further data. Each part is returned if it is set; otherwise the error is thrown.
  public struct MockMoreWeather: LoadMoreWeatherUseCase, MoreWeatherRepository {
    /// The air quality of every place. It is optional twice: `nil` throws the error, and an inner
    /// `nil` means that no source has the data.
    public var air: AirReport??
    /// The forecast of all days of every place.
    public var ahead: AheadReport??
    /// The past weather of every place.
    public var past: PastReport??
    /// The warnings of every place.
    public var warnings: WarningReport??
    /// The forecasts of several models for every place.
    public var models: ModelReport??
    /// The error that is thrown for parts that are not set.
    public var error: WeatherError

    /// Creates a mock of the further data.
    ///
    /// - Parameter error: The error of the parts that are not set; a cancelled request shows
    ///   nothing.
    public init(error: WeatherError = .cancelled) { self.error = error }

    public func air(at place: Place) async throws(WeatherError) -> AirReport? {
      guard let air else { throw error }
      return air
    }

    public func ahead(at place: Place) async throws(WeatherError) -> AheadReport? {
      guard let ahead else { throw error }
      return ahead
    }

    public func past(
      at place: Place, on day: LocalDay
    ) async throws(WeatherError) -> PastReport? {
      guard let past else { throw error }
      return past
    }

    public func models(at place: Place) async throws(WeatherError) -> ModelReport? {
      guard let models else { throw error }
      return models
    }

    public func warnings(at place: Place) async throws(WeatherError) -> WarningReport? {
      guard let warnings else { throw error }
      return warnings
    }
  }

  extension AirReport {
    /// Returns the air of a spring day: fair in Europe, good in the United States.
    public static func fixture(
      european: Double? = 34, american: Double? = 42,
      americanParts: [Pollutant: Double] = [.fineDust: 42, .ozone: 28],
      pollen: [Plant: Double] = [.birch: 12.5]
    ) -> AirReport {
      AirReport(
        european: european, american: american,
        europeanParts: [.fineDust: 16, .ozone: 34, .nitrogenDioxide: 8],
        americanParts: americanParts, concentrations: [.fineDust: 8.2, .ozone: 61],
        pollen: pollen, time: WeatherReport.fixtureTime, fetchedAt: WeatherReport.fixtureTime)
    }
  }

  extension ModelReport {
    /// Returns the forecasts of two models for 60 hours, which differ by half a degree at first and
    /// by more each hour.
    public static func fixture() -> ModelReport {
      let lines = [ForecastModel.ecmwf, .gfs].enumerated().map { number, model in
        Line(
          model: model,
          hours: (0..<60).map { hour in
            Hour(
              time: WeatherReport.fixtureTime.addingTimeInterval(Double(hour) * 3600 - 2400),
              temperature: Temperature(celsius: 8 + Double(number) * (0.5 + Double(hour) / 20)),
              precipitation: Precipitation(millimetres: Double(number) / 10))
          })
      }
      guard let report = ModelReport(lines, fetchedAt: WeatherReport.fixtureTime) else {
        preconditionFailure("the fixture has two models")
      }
      return report
    }
  }

  extension AheadReport {
    /// Returns sixteen days from the day of ``WeatherReport/fixtureTime``, with two wet
    /// quarter-hours half an hour later.
    public static func fixture(quarters: [RainQuarter]? = nil) -> AheadReport {
      let midnight = Date(timeIntervalSince1970: 1_773_273_600)
      let hours = (0..<16 * 24).map { midnight.addingTimeInterval(Double($0) * 3600) }
      let slots = hours.enumerated().map { number, time in
        ForecastSlot(
          time: time, duration: ForecastSlot.oneHour,
          temperature: Temperature(celsius: Double(number % 24) / 2),
          condition: WeatherCondition(code: .rain, isDaytime: true), probability: 0.5,
          precipitation: Precipitation(millimetres: 0.1))
      }
      let further = hours.enumerated().map { number, time in
        AheadHour(
          time: time, dewPoint: Temperature(celsius: 7), ultraviolet: Double(number % 24) / 4,
          snow: Distance(metres: 0.12), pressure: Pressure(hectopascals: 1000 + Double(number)))
      }
      return AheadReport(
        slots: slots, hours: further, quarters: quarters ?? RainQuarter.fixtures, zone: .gmt,
        fetchedAt: WeatherReport.fixtureTime)
    }
  }

  extension PastReport {
    /// Returns a report with yesterday's weather and the means of the date; `nil` leaves a part
    /// out.
    public static func fixture(
      yesterday: DayFigures? = .fixture(low: 4, high: 8.2), years: Int = 10
    ) -> PastReport {
      let days = [DayFigures.fixture(low: 3, high: 11), .fixture(low: 5, high: 13)]
      return PastReport(
        yesterday: yesterday, normals: Normals(Array(repeating: days, count: years)),
        fetchedAt: WeatherReport.fixtureTime)
    }
  }

  extension WarningReport {
    /// Returns a report with the warnings of a fictional office.
    public static func fixture(_ warnings: [OfficialWarning] = [.fixture()]) -> WarningReport {
      WarningReport(
        source: "Weather Office", warnings: warnings, fetchedAt: WeatherReport.fixtureTime)
    }
  }

  extension OfficialWarning {
    /// Returns a warning of a storm that lasts six hours.
    public static func fixture(
      id: String = "1", severity: Severity = .severe, hours: Double? = 6
    ) -> OfficialWarning {
      OfficialWarning(
        id: id, issuer: "Office of the Coast", event: "Storm Warning", severity: severity,
        area: "Coast; Hills", start: WeatherReport.fixtureTime,
        end: hours.map { WeatherReport.fixtureTime.addingTimeInterval($0 * 3600) },
        text: "Stay at home.")
    }
  }

  extension DayFigures {
    /// Returns the weather of a date with 1.2 mm of rain.
    public static func fixture(low: Double, high: Double) -> DayFigures {
      DayFigures(
        low: Temperature(celsius: low), high: Temperature(celsius: high),
        precipitation: Precipitation(millimetres: 1.2))
    }
  }

  extension RainQuarter {
    /// Twelve quarter-hours from 09:30, of which those at 10:15 and 10:30 are wet.
    public static let fixtures = (0..<12).map { number in
      RainQuarter(
        time: Date(timeIntervalSince1970: 1_773_307_800 + Double(number) * duration),
        amount: Precipitation(millimetres: number == 3 || number == 4 ? 0.4 : 0))
    }
  }
#endif
