import Foundation

extension Words {
  /// The strings of `details` in `Localizable.xcstrings`.
  enum Details {
    enum Star {
      static var label: LocalizedStringResource {
        word("details.star.label", "Favorite")
      }
      static var failed: LocalizedStringResource {
        word("details.star.failed", "The favorite could not be saved")
      }
    }

    enum More {
      static var label: LocalizedStringResource {
        word("details.more.label", "More actions")
      }
    }

    enum Default {
      static var choose: LocalizedStringResource {
        word("details.default.choose", "Make this my default place")
      }
      static var remove: LocalizedStringResource {
        word("details.default.remove", "Remove as my default place")
      }
    }

    enum Now {
      static func feelsLike(_ temperature: String) -> LocalizedStringResource {
        word("details.now.feelsLike", "Feels like \(temperature)")
      }
      static func range(_ high: String, _ low: String) -> LocalizedStringResource {
        word("details.now.range", "High \(high) · Low \(low)")
      }
      static func observed(_ time: String) -> LocalizedStringResource {
        word("details.now.observed", "As of \(time)")
      }
      static func observedIn(_ time: String, _ zone: String) -> LocalizedStringResource {
        word("details.now.observedIn", "As of \(time) (\(zone))")
      }
      static func updated(
        _ place: String, _ temperature: String, _ sky: String
      ) -> LocalizedStringResource {
        word("details.now.updated", "Weather for \(place) updated: \(temperature), \(sky)")
      }
    }

    enum Facts {
      static var title: LocalizedStringResource {
        word("details.facts.title", "Conditions")
      }
    }

    enum Wind {
      static var title: LocalizedStringResource {
        word("details.wind.title", "Wind")
      }
      static func from(_ direction: String) -> LocalizedStringResource {
        word("details.wind.from", "From \(direction)")
      }
      static func gust(_ speed: String) -> LocalizedStringResource {
        word("details.wind.gust", "Gusts \(speed)")
      }
    }

    enum Humidity {
      static var title: LocalizedStringResource {
        word("details.humidity.title", "Humidity")
      }
    }

    enum Pressure {
      static var title: LocalizedStringResource {
        word("details.pressure.title", "Pressure")
      }
    }

    enum Visibility {
      static var title: LocalizedStringResource {
        word("details.visibility.title", "Visibility")
      }
      static func orMore(_ distance: String) -> LocalizedStringResource {
        word("details.visibility.orMore", "\(distance) or more")
      }
    }

    enum Clouds {
      static var title: LocalizedStringResource {
        word("details.clouds.title", "Clouds")
      }
    }

    enum Daylight {
      static var title: LocalizedStringResource {
        word("details.daylight.title", "Daylight")
      }
      static func value(_ hours: Int, _ minutes: Int) -> LocalizedStringResource {
        word("details.daylight.value", "\(hours) h \(minutes) min")
      }
    }

    enum Sunrise {
      static var title: LocalizedStringResource {
        word("details.sunrise.title", "Sunrise")
      }
    }

    enum Sunset {
      static var title: LocalizedStringResource {
        word("details.sunset.title", "Sunset")
      }
    }

    enum Sun {
      static var none: LocalizedStringResource {
        word("details.sun.none", "Not today")
      }
    }

    enum Value {
      static var unknown: LocalizedStringResource {
        word("details.value.unknown", "Not reported")
      }
    }

    enum Time {
      static func zone(_ offset: String) -> LocalizedStringResource {
        word("details.time.zone", "All times are local to this place (\(offset))")
      }
      static func named(_ zone: String, _ offset: String) -> LocalizedStringResource {
        word("details.time.named", "All times are local to this place (\(zone), \(offset))")
      }
    }
  }
}

extension Words {
  /// The strings of `sky` in `Localizable.xcstrings`: the sun and the moon.
  enum Sky {
    static var title: LocalizedStringResource {
      word("sky.card.title", "Sun and moon")
    }
    static func above(_ angle: String) -> LocalizedStringResource {
      word("sky.sun.above", "Sun \(angle) above the horizon")
    }
    static func below(_ angle: String) -> LocalizedStringResource {
      word("sky.sun.below", "Sun \(angle) below the horizon")
    }
    static func lit(_ part: String) -> LocalizedStringResource {
      word("sky.moon.lit", "\(part) lit")
    }
    static func rise(_ time: String) -> LocalizedStringResource {
      word("sky.moon.rise", "Rises \(time)")
    }
    static func set(_ time: String) -> LocalizedStringResource {
      word("sky.moon.set", "Sets \(time)")
    }
    static var noRise: LocalizedStringResource {
      word("sky.moon.noRise", "Does not rise today")
    }
    static var noSet: LocalizedStringResource {
      word("sky.moon.noSet", "Does not set today")
    }
    static var upAllDay: LocalizedStringResource {
      word("sky.moon.up", "Above the horizon all day")
    }
    static var downAllDay: LocalizedStringResource {
      word("sky.moon.down", "Below the horizon all day")
    }
  }
}
