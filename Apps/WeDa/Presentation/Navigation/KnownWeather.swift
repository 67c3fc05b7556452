import WeDaDomain

/// A place that a list knows already, with its weather if the list has it. The page that a row opens
/// shows both in its first frame.
struct KnownWeather: Equatable {
  let place: Place
  var report: WeatherReport?

  /// Creates the knowledge of a place and the weather that a list has loaded for it.
  init(_ place: Place, _ report: WeatherReport? = nil) {
    self.place = place
    self.report = report
  }
}
