import Foundation
public import WeDaDomain

extension CurrentWeatherDTO {
  /// Converts the response to the current weather.
  ///
  /// - Throws: ``UnreadableField`` for the first implausible value.
  public func toDomain() throws(UnreadableField) -> CurrentWeather {
    let observedAt = try time.instant("dt")
    let sunrise = try instant(sun?.sunrise, "sys.sunrise")
    let sunset = try instant(sun?.sunset, "sys.sunset")
    let condition = try conditions.toDomain(
      isDaytime: Self.isDaytime(observedAt, sunrise: sunrise, sunset: sunset))
    return CurrentWeather(
      observedAt: observedAt, temperature: try main.readTemperature(),
      feelsLike: try main.readFeelsLike(),
      condition: condition, wind: try wind?.toDomain(), humidity: try main.readHumidity(),
      pressure: try main.readPressure(),
      visibility: try distance(visibility),
      cloudiness: try clouds?.all?.checked(Plausible.percent, "clouds.all"),
      precipitation: try Fallen(rain: rain, snow: snow, condition: condition)
        .amount(of: \.oneHour, "1h"),
      sunrise: sunrise, sunset: sunset, polarLight: polarLight(condition))
  }

  /// The polar day or night, in which both times of the sun are zero; the icon says which one it
  /// is. `nil` on other days.
  private func polarLight(_ condition: WeatherCondition) -> PolarLight? {
    guard sun?.sunrise == 0, sun?.sunset == 0 else { return nil }
    return condition.isDaytime ? .day : .night
  }

  /// The time zone in seconds east of UTC, from either field.
  var offset: Int? { timezone ?? sun?.timezone }

  /// Returns a time of the sun; `nil` if it is zero or missing, which both mean that the sun does
  /// not rise or set.
  private func instant(_ seconds: Int?, _ path: String) throws(UnreadableField) -> Date? {
    guard let seconds, seconds != 0 else { return nil }
    return try seconds.instant(path)
  }

  private static func isDaytime(_ now: Date, sunrise: Date?, sunset: Date?) -> Bool {
    guard let sunrise, let sunset else { return true }
    return (sunrise..<max(sunrise, sunset)).contains(now)
  }
}
