import Foundation
import WeDaDomain

extension WeatherError {
  var title: LocalizedStringResource { Words.named(titleKey) }
  var message: LocalizedStringResource { Words.named(messageKey) }
}

extension WeatherCondition {
  /// "Freezing rain"; a clear sky is sunny by day only.
  var name: LocalizedStringResource {
    Words.named(code == .clear && isDaytime ? WeatherKind.sunny.nameKey : code.nameKey)
  }

  /// The picture in a line of text; a clear night has no sun.
  var emoji: String {
    if kind == .sunny, !isDaytime { return "🌙" }
    return code == .partlyCloudy && isDaytime ? "⛅" : kind.emoji
  }
}

extension WeatherProvider {
  /// "Weather data by Open-Meteo.com".
  var credit: LocalizedStringResource { Words.named(creditKey) }
  /// Under which licence its data comes, and what was done to it.
  var licence: LocalizedStringResource { Words.named(licenceKey) }
}

extension PolarLight {
  /// "Polar night".
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension CompassPoint {
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension DataSourceType {
  var name: LocalizedStringResource { Words.named(nameKey) }
  /// What the choice does.
  var hint: LocalizedStringResource { Words.named("settings.\(rawValue).hint") }
}
