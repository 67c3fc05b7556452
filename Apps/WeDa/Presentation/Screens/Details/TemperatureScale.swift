import WeDaDomain

/// The scale of temperatures that the bars of all days share.
struct TemperatureScale: Equatable {
  let low: Double
  let high: Double

  init(_ days: [ForecastDay]) {
    low = days.map(\.low.celsius).min() ?? 0
    high = days.map(\.high.celsius).max() ?? 0
  }

  /// Creates the scale of all days on a place's page.
  ///
  /// - Parameter ahead: The forecast of further days; `nil` as long as it is not known.
  init(_ report: WeatherReport, _ ahead: AheadReport?) {
    self.init(report.days + (ahead?.days(after: report.days) ?? []))
  }

  /// Returns the start and the length of a day's bar, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the scale.
  ///   - shortest: The shortest length of a bar.
  func bar(
    of day: ForecastDay, width: Double, shortest: Double = 6
  ) -> (start: Double, length: Double) {
    guard high > low else { return (0, width) }
    let length = max((day.high.celsius - day.low.celsius) / (high - low) * width, shortest)
    let start = (day.low.celsius - low) / (high - low) * width
    return (min(start, width - length), length)
  }
}
