import Foundation
import WeDaDomain

extension Words {
  /// The strings of `units` in `Localizable.xcstrings`: the choices in the settings.
  enum Units {
    enum Preset {
      static var title: LocalizedStringResource {
        word("units.preset.title", "All units")
      }
    }

    enum Temperature {
      static var title: LocalizedStringResource {
        word("units.temperature.title", "Temperature")
      }
    }

    enum Wind {
      static var title: LocalizedStringResource {
        word("units.wind.title", "Wind")
      }
    }

    enum Pressure {
      static var title: LocalizedStringResource {
        word("units.pressure.title", "Pressure")
      }
    }

    enum Precipitation {
      static var title: LocalizedStringResource {
        word("units.precipitation.title", "Rain and snow")
      }
    }

    enum Distance {
      static var title: LocalizedStringResource {
        word("units.distance.title", "Distance")
      }
    }
  }
}

extension MeasurementUnit {
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension Beaufort {
  /// The name of the wind force, such as "Fresh breeze".
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension ClockChoice {
  var name: LocalizedStringResource { Words.named(nameKey) }
}

extension LanguageChoice {
  /// The language's name in that language, so that its speakers find it.
  var name: LocalizedStringResource { Words.named(nameKey) }
}
