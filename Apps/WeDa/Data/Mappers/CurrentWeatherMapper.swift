import Foundation
public import WeDaDomain

extension CurrentWeatherDTO {
  /// - Throws: ``UnreadableField`` naming the first field that cannot be true.
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

  /// Both zero: the sun stays where it is, and the icon tells where that is.
  private func polarLight(_ condition: WeatherCondition) -> PolarLight? {
    guard sun?.sunrise == 0, sun?.sunset == 0 else { return nil }
    return condition.isDaytime ? .day : .night
  }

  /// Seconds east of UTC, wherever this route puts it.
  var offset: Int? { timezone ?? sun?.timezone }

  /// Zero and absence both say that the sun does not rise or set.
  private func instant(_ seconds: Int?, _ path: String) throws(UnreadableField) -> Date? {
    guard let seconds, seconds != 0 else { return nil }
    return try seconds.instant(path)
  }

  private static func isDaytime(_ now: Date, sunrise: Date?, sunset: Date?) -> Bool {
    guard let sunrise, let sunset else { return true }
    return (sunrise..<max(sunrise, sunset)).contains(now)
  }
}
