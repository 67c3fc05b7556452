/// A report with all days that a source gives, for answers that are sent as a whole.
public struct LongForecast: Equatable, Sendable {
  /// The report, whose days are the first five.
  public let report: WeatherReport
  /// The days after those of the report; empty if no source has them.
  public let further: [ForecastDay]
  /// A Boolean value that indicates whether the days after those of the report could not be loaded.
  public let isCut: Bool

  /// Creates a report with the days that follow its own.
  public init(_ report: WeatherReport, further: [ForecastDay] = [], isCut: Bool = false) {
    (self.report, self.further, self.isCut) = (report, further, isCut)
  }

  /// All days, today first.
  public var days: [ForecastDay] { report.days + further }

  /// The provider of the further days, if it is another one than the report's; `nil` otherwise.
  public var furtherProvider: WeatherProvider? {
    let isOther = !report.isDemo && report.provider.id != WeatherProvider.openMeteo.id
    return isOther && !further.isEmpty ? .openMeteo : nil
  }
}

extension LongForecast {
  /// Loads the days that follow those of a report. Nothing is requested for a stored copy, since no
  /// provider answered.
  ///
  /// - Parameters:
  ///   - report: The report. It is returned without further days if their request fails.
  ///   - more: The repository with the forecast of all days.
  public static func load(
    _ report: WeatherReport, from more: any MoreWeatherRepository
  ) async -> LongForecast {
    guard !report.isFallback else { return LongForecast(report, isCut: true) }
    do throws(WeatherError) {
      let ahead = try await more.ahead(at: report.place)
      return LongForecast(report, further: ahead?.days(after: report.days) ?? [])
    } catch {
      return LongForecast(report, isCut: true)
    }
  }
}
