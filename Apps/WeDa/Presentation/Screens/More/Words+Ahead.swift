import Foundation

extension Words {
  /// The strings of `ahead` in `Localizable.xcstrings`: the next two hours, and the days after the
  /// first five.
  enum Ahead {
    enum Soon {
      static var title: LocalizedStringResource {
        word("ahead.soon.title", "Rain in the next two hours")
      }
      static var none: LocalizedStringResource {
        word("ahead.soon.none", "No quarter-hourly forecast for this place")
      }
      static var dry: LocalizedStringResource {
        word("ahead.soon.dry", "It stays dry")
      }
      static var dryAsFarAsKnown: LocalizedStringResource {
        word("ahead.soon.dryAsFarAsKnown", "It stays dry, as far as is known")
      }
      static func starting(_ time: String) -> LocalizedStringResource {
        word("ahead.soon.starting", "Rain or snow from \(time)")
      }
      static func until(_ time: String) -> LocalizedStringResource {
        word("ahead.soon.until", "Rain or snow until \(time)")
      }
      static var going: LocalizedStringResource {
        word("ahead.soon.going", "Rain or snow for the whole time")
      }
    }

    enum Days {
      static var title: LocalizedStringResource {
        word("ahead.days.title", "Further days")
      }
      static var note: LocalizedStringResource {
        word("ahead.days.note", "Forecasts beyond a week are uncertain.")
      }
    }

    enum Facts {
      static var dewPoint: LocalizedStringResource {
        word("ahead.dewPoint.title", "Dew point")
      }
      static var ultraviolet: LocalizedStringResource {
        word("ahead.ultraviolet.title", "UV index")
      }
      static func strongest(_ index: String) -> LocalizedStringResource {
        word("ahead.ultraviolet.strongest", "Today up to \(index)")
      }
      static var snow: LocalizedStringResource {
        word("ahead.snow.title", "Snow depth")
      }
      static func centimeters(_ figure: String) -> LocalizedStringResource {
        word("ahead.snow.centimeters", "\(figure)\u{A0}cm")
      }
      static var pressure: LocalizedStringResource {
        word("ahead.pressure.title", "Pressure in 3 hours")
      }
    }
  }
}
