import Foundation

extension Words {
  /// The strings of `air` in `Localizable.xcstrings`.
  enum Air {
    static var title: LocalizedStringResource {
      word("air.card.title", "Air quality")
    }
    static var none: LocalizedStringResource {
      word("air.card.none", "No air quality data for this place")
    }
    static var european: LocalizedStringResource {
      word("air.scale.european", "European index")
    }
    static var american: LocalizedStringResource {
      word("air.scale.american", "US index")
    }
    static func worst(_ pollutant: String) -> LocalizedStringResource {
      word("air.scale.worst", "Worst pollutant: \(pollutant)")
    }
    static func amount(_ pollutant: String, _ micrograms: String) -> LocalizedStringResource {
      word("air.pollutant.amount", "\(pollutant): \(micrograms)\u{A0}µg/m³")
    }
    static var pollen: LocalizedStringResource {
      word("air.pollen.title", "Pollen")
    }
    static var noPollen: LocalizedStringResource {
      word("air.pollen.none", "No pollen forecast for this place")
    }
    static var noneFlying: LocalizedStringResource {
      word("air.pollen.quiet", "No pollen in the air now")
    }
    static func grains(_ plant: String, _ grains: String) -> LocalizedStringResource {
      word("air.pollen.amount", "\(plant): \(grains) per m³")
    }
    static func source(_ time: String) -> LocalizedStringResource {
      word("air.card.source", "Forecast for \(time) by CAMS, from Open-Meteo")
    }
  }
}
