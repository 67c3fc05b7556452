public import Foundation

extension Date {
  /// The latest twelve o'clock of UTC that has passed: an hour at which a forecast has all of a day
  /// left in Europe, whatever hour it is while tests run.
  ///
  ///     let noon = Date.lastNoon
  ///     let simulator = try OpenWeatherSimulator(.init(apiKeys: ["key"], now: { noon }))
  public static var lastNoon: Date {
    let day = 86_400.0
    let days = Date().timeIntervalSince1970 / day
    return Date(timeIntervalSince1970: ((days + 0.5).rounded(.down) - 0.5) * day)
  }
}
