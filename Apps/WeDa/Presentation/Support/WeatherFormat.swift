import Foundation
import WeDaDomain

/// Turns the domain's figures into words, in one locale and one system of units.
///
///     WeatherFormat(units: .imperial, locale: Locale(identifier: "en_US"))
///       .temperature(Temperature(celsius: -17.8))    // "0°", never "-0°"
struct WeatherFormat: Equatable {
  let units: UnitSystem
  let locale: Locale

  func temperature(_ temperature: Temperature) -> String {
    text(Words.Unit.Temperature.value(number(temperature.value(in: units), decimals: 0)))
  }

  func speed(_ speed: Speed) -> String {
    let figure = number(speed.value(in: units), decimals: 0...1)
    return switch units {
    case .metric: text(Words.Unit.Speed.metersPerSecond(figure))
    case .imperial: text(Words.Unit.Speed.milesPerHour(figure))
    }
  }

  func pressure(_ pressure: Pressure) -> String {
    switch units {
    case .metric:
      text(Words.Unit.Pressure.hectopascals(number(pressure.hectopascals, decimals: 0)))
    case .imperial:
      text(Words.Unit.Pressure.inchesOfMercury(number(pressure.inchesOfMercury, decimals: 2)))
    }
  }

  /// Below a kilometre in metres.
  func distance(_ distance: Distance) -> String {
    switch units {
    case .metric where distance.metres < 1000:
      text(Words.Unit.Length.meters(number(distance.metres, decimals: 0)))
    case .metric:
      text(Words.Unit.Length.kilometers(number(distance.kilometres, decimals: 0...1)))
    case .imperial:
      text(Words.Unit.Length.miles(number(distance.miles, decimals: 0...1)))
    }
  }

  func precipitation(_ amount: Precipitation) -> String {
    switch units {
    case .metric: text(Words.Unit.Depth.millimeters(number(amount.millimetres, decimals: 0...1)))
    case .imperial: text(Words.Unit.Depth.inches(number(amount.inches, decimals: 0...2)))
    }
  }

  /// - Parameter fraction: 0 ... 1.
  func percent(_ fraction: Double) -> String {
    fraction.rounded(decimals: 2)
      .formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  /// A word in this locale.
  func text(_ word: LocalizedStringResource) -> String { word.text(in: locale) }

  private func number(_ value: Double, decimals: Int) -> String {
    number(value, decimals: decimals...decimals)
  }

  /// Rounded before it is formatted: "-0" is no temperature.
  private func number(_ value: Double, decimals: ClosedRange<Int>) -> String {
    value.rounded(decimals: decimals.upperBound)
      .formatted(.number.precision(.fractionLength(decimals)).locale(locale))
  }
}
