/// What is asked of Open-Meteo for one place, chosen by what it costs.
///
/// The free service counts calls by weight: a tenth of a call for each variable, and more beyond
/// fourteen days. These 23 variables weigh 2.3 calls a place; an hour's humidity, pressure and
/// visibility, which nothing shows, would make it 2.6.
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

  /// One more than is shown: where the clocks change, the answer's own dates end an hour early.
  static let days = 6

  /// What one place costs.
  static var weight: Double {
    weight(variables: current.count + hourly.count + daily.count, days: days)
  }

  /// The calls that a request counts for.
  ///
  ///     OpenMeteoVariables.weight(variables: 31, days: 7)    // 3.1
  static func weight(variables: Int, days: Int, places: Int = 1) -> Double {
    let tenths = Double(variables) / 10
    return Double(places) * max(1, tenths, tenths * Double(days) / 14)
  }
}
