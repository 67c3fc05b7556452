import Foundation
import WeDaDomain

extension WeatherError {
  var title: LocalizedStringResource { Words.named(titleKey) }
  var message: LocalizedStringResource { Words.named(messageKey) }
}

extension WeatherCondition {
  /// "Sunny"; a clear night is not sunny.
  var name: LocalizedStringResource {
    let isClearNight = kind == .sunny && !isDaytime
    return Words.named(isClearNight ? "weather.clearNight.name" : kind.nameKey)
  }

  /// The picture in a line of text; a clear night has no sun.
  var emoji: String { kind == .sunny && !isDaytime ? "🌙" : kind.emoji }
}

extension CompassPoint {
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension UnitSystem {
  var name: LocalizedStringResource { Words.named(nameKey) }
  /// What the choice means.
  var hint: LocalizedStringResource { Words.named("settings.\(rawValue).hint") }
}

extension DataSourceType {
  var name: LocalizedStringResource { Words.named(nameKey) }
  /// What the choice does.
  var hint: LocalizedStringResource { Words.named("settings.\(rawValue).hint") }
}
