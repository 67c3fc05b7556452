import Foundation
import WeDaDomain

/// The plausible ranges of values in the requested units. Values in Kelvin or Fahrenheit, sent by
/// mistake, are out of range and refused.
enum Plausible {
  static let celsius = -100.0...70.0
  static let fraction = 0.0...1.0
  static let percent = 0.0...100.0
  static let metresPerSecond = 0.0...150.0
  static let hectopascals = 800.0...1100.0
  static let millimetres = 0.0...2000.0
  static let metres = 0.0...1_000_000.0
  static let uvIndex = 0.0...50.0
  /// The range of air quality indices; dust storms exceed the scales' last limits.
  static let airIndex = 0.0...5000.0
  /// The range of concentrations in micrograms per cubic metre; that of carbon monoxide near fires
  /// is the greatest.
  static let micrograms = 0.0...200_000.0
  static let grains = 0.0...100_000.0
  /// The range of times in seconds since 1970: up to the year 2200.
  static let seconds = 0.0...7_258_118_400.0
  /// The range of time zone offsets in seconds: 14 hours east to 12 hours west, with a margin.
  static let timeZone = -64_800.0...64_800.0
}

extension MeasurementsDTO {
  func readTemperature() throws(UnreadableField) -> Temperature {
    Temperature(celsius: try temperature.checked(Plausible.celsius, "main.temp"))
  }

  func readFeelsLike() throws(UnreadableField) -> Temperature? {
    guard let feelsLike else { return nil }
    return Temperature(celsius: try feelsLike.checked(Plausible.celsius, "main.feels_like"))
  }

  func readLow() throws(UnreadableField) -> Temperature? {
    guard let low else { return nil }
    return Temperature(celsius: try low.checked(Plausible.celsius, "main.temp_min"))
  }

  func readHigh() throws(UnreadableField) -> Temperature? {
    guard let high else { return nil }
    return Temperature(celsius: try high.checked(Plausible.celsius, "main.temp_max"))
  }

  func readPressure() throws(UnreadableField) -> Pressure? {
    guard let pressure else { return nil }
    return Pressure(
      hectopascals: try pressure.checked(Plausible.hectopascals, "main.pressure"))
  }

  func readHumidity() throws(UnreadableField) -> Double? {
    try humidity?.checked(Plausible.percent, "main.humidity")
  }
}

extension WindDTO {
  /// Converts the wind; `nil` without a speed.
  func toDomain() throws(UnreadableField) -> Wind? {
    guard let speed else { return nil }
    let range = Plausible.metresPerSecond
    return Wind(
      speed: Speed(metresPerSecond: try speed.checked(range, "wind.speed")),
      direction: try degrees?.checked(-360...720, "wind.deg"),
      gust: try gust?.checked(range, "wind.gust").speed)
  }
}

extension Double {
  fileprivate var speed: Speed { Speed(metresPerSecond: self) }
}

extension Int {
  /// Returns the time for seconds since 1970.
  func instant(_ path: String) throws(UnreadableField) -> Date {
    Date(timeIntervalSince1970: try Double(self).checked(Plausible.seconds, path))
  }
}

/// The amount of precipitation that fell in a number of hours.
struct Fallen {
  let rain: PrecipitationDTO?
  let snow: PrecipitationDTO?
  let condition: WeatherCondition

  /// Returns the sum of rain and snow. The service leaves out both if it is dry, which is an amount
  /// of zero; `nil` if there is rain or snow without an amount.
  ///
  /// - Parameters:
  ///   - hours: The field to read.
  ///   - unit: The field's name, for errors.
  func amount(
    of hours: KeyPath<PrecipitationDTO, Double?>, _ unit: String
  ) throws(UnreadableField) -> Precipitation? {
    let parts = (rain: rain?[keyPath: hours], snow: snow?[keyPath: hours])
    let rain = try parts.rain?.checked(Plausible.millimetres, "rain.\(unit)")
    let snow = try parts.snow?.checked(Plausible.millimetres, "snow.\(unit)")
    if rain != nil || snow != nil { return Precipitation(millimetres: (rain ?? 0) + (snow ?? 0)) }
    let isDry = self.rain == nil && self.snow == nil && condition.code.isDry
    return isDry ? Precipitation(millimetres: 0) : nil
  }
}

func distance(_ metres: Double?) throws(UnreadableField) -> Distance? {
  guard let metres else { return nil }
  return Distance(metres: try metres.checked(Plausible.metres, "visibility"))
}
