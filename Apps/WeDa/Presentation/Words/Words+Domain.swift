import Foundation
import WeDaDomain

extension WeatherError {
  var title: LocalizedStringResource { Words.named(titleKey) }
  var message: LocalizedStringResource { Words.named(messageKey) }
}

extension WeatherCondition {
  /// The name of the condition, such as "Freezing rain". A clear sky is called sunny by day only.
  var name: LocalizedStringResource {
    Words.named(code == .clear && isDaytime ? WeatherKind.sunny.nameKey : code.nameKey)
  }

  /// The emoji of the condition for a line of text. For a clear night it has no sun.
  var emoji: String {
    if kind == .sunny, !isDaytime { return "🌙" }
    return code == .partlyCloudy && isDaytime ? "⛅" : kind.emoji
  }
}

extension WeatherProvider {
  /// The credit, such as "Weather data by Open-Meteo.com".
  var credit: LocalizedStringResource { Words.named(creditKey) }
  /// The licence of the data, and the changes that were made to it.
  var licence: LocalizedStringResource { Words.named(licenceKey) }
}

extension PolarLight {
  /// The name of the polar light, such as "Polar night".
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension CompassPoint {
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension AppearanceChoice {
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension PressureTrend {
  /// The name of the pressure trend, such as "Rising".
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension MoonPhase.Name {
  /// The name of the moon's phase, such as "Waxing crescent".
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension DataSourceType {
  var name: LocalizedStringResource { Words.named(nameKey) }
  /// The explanation of the choice.
  var hint: LocalizedStringResource { Words.named("settings.\(rawValue).hint") }
}
