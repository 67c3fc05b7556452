import Foundation
import WeDaDomain

/// Formats the domain's values in one locale, with the chosen units and clock.
///
///     WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
///       .temperature(Temperature(celsius: -17.8))    // "0°", never "-0°"
struct WeatherFormat: Hashable {
  let units: UnitChoice
  let clock: ClockChoice
  let locale: Locale
  private let figures: Locale

  init(units: UnitChoice = .metric, clock: ClockChoice = .automatic, locale: Locale) {
    self.units = units
    self.clock = clock
    self.locale = locale
    figures = locale.ofWords
  }

  /// Creates the format of the settings, with the region's usual units if none are chosen.
  init(_ settings: WeatherSettings, locale: Locale) {
    self.init(
      units: settings.units(in: locale.region?.identifier), clock: settings.clock, locale: locale)
  }

  func temperature(_ temperature: Temperature) -> String {
    text(Words.Unit.Temperature.value(wholeDegrees(temperature)))
  }

  /// Returns a temperature with the letter of its unit, for a text without the app's settings.
  func temperatureWithUnit(_ temperature: Temperature) -> String {
    let degrees = wholeDegrees(temperature)
    return switch units.temperature {
    case .celsius: text(Words.Unit.Temperature.celsius(degrees))
    case .fahrenheit: text(Words.Unit.Temperature.fahrenheit(degrees))
    }
  }

  private func wholeDegrees(_ temperature: Temperature) -> String {
    number(temperature.value(in: units.temperature), decimals: 0)
  }

  /// Returns degrees in the chosen unit, for an axis.
  func degrees(_ value: Double) -> String {
    text(Words.Unit.Temperature.value(number(value, decimals: 0...1)))
  }

  /// Returns a depth of precipitation in the chosen unit, for an axis.
  func depth(_ value: Double) -> String {
    let isMetric = units.precipitation == .millimetres
    let figure = number(value, decimals: 0...(isMetric ? 1 : 2))
    return text(isMetric ? Words.Unit.Depth.millimeters(figure) : Words.Unit.Depth.inches(figure))
  }

  func speed(_ speed: Speed) -> String { self.speed(speed.value(in: units.wind)) }

  /// Returns a speed in the chosen unit, for an axis.
  func speed(_ value: Double) -> String {
    let decimals = units.wind == .metresPerSecond ? 0...1 : 0...0
    let figure = number(value, decimals: decimals)
    return switch units.wind {
    case .metresPerSecond: text(Words.Unit.Speed.metersPerSecond(figure))
    case .kilometresPerHour: text(Words.Unit.Speed.kilometersPerHour(figure))
    case .milesPerHour: text(Words.Unit.Speed.milesPerHour(figure))
    case .knots: text(Words.Unit.Speed.knots(figure))
    case .beaufort: text(Words.Unit.Speed.beaufort(figure))
    }
  }

  func pressure(_ pressure: Pressure) -> String {
    let decimals = units.pressure == .inchesOfMercury ? 2 : 0
    let figure = number(pressure.value(in: units.pressure), decimals: decimals)
    return switch units.pressure {
    case .hectopascals: text(Words.Unit.Pressure.hectopascals(figure))
    case .inchesOfMercury: text(Words.Unit.Pressure.inchesOfMercury(figure))
    case .millimetresOfMercury: text(Words.Unit.Pressure.millimetersOfMercury(figure))
    }
  }

  /// Returns a distance, in metres below a kilometre.
  func distance(_ distance: Distance) -> String {
    let figure = number(distance.value(in: units.distance), decimals: 0...1)
    return switch units.distance {
    case .kilometres where distance.metres < 1000:
      text(Words.Unit.Length.meters(number(distance.metres, decimals: 0)))
    case .kilometres: text(Words.Unit.Length.kilometers(figure))
    case .miles: text(Words.Unit.Length.miles(figure))
    }
  }

  func precipitation(_ amount: Precipitation) -> String {
    let isMetric = units.precipitation == .millimetres
    let decimals = isMetric ? 1 : 2
    let value = amount.value(in: units.precipitation)
    let smallest = isMetric ? 0.1 : 0.01
    // A trace is shown as the smallest amount, not as zero.
    let isTrace = value > 0 && value.rounded(decimals: decimals) == 0
    let figure = number(isTrace ? smallest : value, decimals: 0...decimals)
    let words = text(
      isMetric ? Words.Unit.Depth.millimeters(figure) : Words.Unit.Depth.inches(figure))
    return isTrace ? text(Words.Unit.Depth.below(words)) : words
  }

  /// Returns a fraction as a whole per cent.
  ///
  /// - Parameter fraction: 0 ... 1.
  func percent(_ fraction: Double) -> String {
    fraction.rounded(decimals: 2)
      .formatted(.percent.precision(.fractionLength(0)).locale(figures))
  }

  /// Returns a number without decimals.
  func whole(_ value: Double) -> String { number(value, decimals: 0) }

  /// Returns a localized text.
  func text(_ word: LocalizedStringResource) -> String { word.text(in: locale) }

  private func number(_ value: Double, decimals: Int) -> String {
    number(value, decimals: decimals...decimals)
  }

  /// Formats a number. It is rounded first, to avoid "-0".
  private func number(_ value: Double, decimals: ClosedRange<Int>) -> String {
    value.rounded(decimals: decimals.upperBound)
      .formatted(.number.precision(.fractionLength(decimals)).locale(figures))
  }
}
