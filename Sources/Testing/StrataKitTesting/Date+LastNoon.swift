public import Foundation

extension Date {
  /// The most recent noon in UTC: a time at which a forecast covers the rest of the day in Europe,
  /// regardless of when the tests run.
  ///
  ///     let noon = Date.lastNoon
  ///     let simulator = try OpenWeatherSimulator(.init(apiKeys: ["key"], now: { noon }))
  public static var lastNoon: Date {
    let day = 86_400.0
    let days = Date().timeIntervalSince1970 / day
    return Date(timeIntervalSince1970: ((days + 0.5).rounded(.down) - 0.5) * day)
  }
}
