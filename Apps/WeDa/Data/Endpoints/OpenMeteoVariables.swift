/// The variables that are requested from Open-Meteo, chosen by their cost.
///
/// The free service weighs requests: 0.1 for each variable, and more beyond fourteen days. These 23
/// variables weigh 2.3 for a place; the hourly humidity, pressure and visibility, which are not
/// shown, would make it 2.6.
enum OpenMeteoVariables {
  static let current = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "is_day", "weather_code",
    "cloud_cover", "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
    "visibility",
  ]
  static let hourly = [
    "temperature_2m", "apparent_temperature", "precipitation_probability", "precipitation",
    "weather_code", "is_day", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
  ]
  static let daily = ["sunrise", "sunset", "daylight_duration"]

  /// The number of days that are requested: one more than is shown, since at a change of the clocks
  /// the response's dates end an hour early.
  static let days = 6

  /// The weight of a request for one place.
  static var weight: Double {
    weight(variables: current.count + hourly.count + daily.count, days: days)
  }

  /// Returns the weight of a request, in calls.
  ///
  ///     OpenMeteoVariables.weight(variables: 31, days: 7)    // 3.1
  static func weight(variables: Int, days: Int, places: Int = 1) -> Double {
    let tenths = Double(variables) / 10
    return Double(places) * max(1, tenths, tenths * Double(days) / 14)
  }
}
