import WeDaDomain

/// The lowest and highest of all days: every day's bar is drawn on this common scale.
struct TemperatureScale: Equatable {
  let low: Double
  let high: Double

  init(_ days: [ForecastDay]) {
    low = days.map(\.low.celsius).min() ?? 0
    high = days.map(\.high.celsius).max() ?? 0
  }

  /// Where a day's bar begins and how long it is, in points.
  ///
  /// - Parameter width: Of the whole scale; a bar is never shorter than `shortest`.
  func bar(
    of day: ForecastDay, width: Double, shortest: Double = 6
  ) -> (start: Double, length: Double) {
    guard high > low else { return (0, width) }
    let length = max((day.high.celsius - day.low.celsius) / (high - low) * width, shortest)
    let start = (day.low.celsius - low) / (high - low) * width
    return (min(start, width - length), length)
  }
}
