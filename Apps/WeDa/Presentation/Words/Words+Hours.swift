import Foundation

extension Words {
  /// The strings of `hours` in `Localizable.xcstrings`: the weather hour by hour.
  enum Hours {
    enum Screen {
      static var title: LocalizedStringResource {
        word("hours.screen.title", "Hour by hour")
      }
      static func legend(_ window: String) -> LocalizedStringResource {
        word(
          "hours.screen.legend",
          "Temperature, feels like, chance and amount of rain or snow in \(window), wind")
      }
    }

    enum Plot {
      static var feelsLike: LocalizedStringResource {
        word("hours.plot.feelsLike", "Feels like")
      }
      static var amount: LocalizedStringResource { word("hours.plot.amount", "Amount") }
      static var probability: LocalizedStringResource {
        word("hours.plot.probability", "Chance")
      }
      static var gusts: LocalizedStringResource { word("hours.plot.gusts", "Gusts") }
      static var line: LocalizedStringResource { word("hours.plot.line", "Line") }
      static var now: LocalizedStringResource { word("hours.plot.now", "Now") }
      static var time: LocalizedStringResource { word("hours.plot.time", "Time") }
      static func dry(_ window: String) -> LocalizedStringResource {
        word("hours.plot.dry", "No rain or snow forecast for the next \(window)")
      }
      static var dryAsFarAsKnown: LocalizedStringResource {
        word("hours.plot.dryAsFarAsKnown", "No rain or snow in the hours that are reported")
      }
      static var unknown: LocalizedStringResource {
        word("hours.plot.unknown", "Amount of rain or snow not reported")
      }
      static var windUnknown: LocalizedStringResource {
        word("hours.plot.windUnknown", "Wind not reported")
      }
    }

    enum Window {
      static func value(_ hours: Int) -> LocalizedStringResource {
        word("hours.window.value", "\(hours) hours")
      }
      static func amount(_ amount: String, _ window: String) -> LocalizedStringResource {
        word("hours.window.amount", "\(amount) of rain or snow in \(window)")
      }
    }

    enum Wind {
      static func value(_ wind: String) -> LocalizedStringResource {
        word("hours.wind.value", "wind \(wind)")
      }
    }
  }
}

extension Words {
  /// The strings of `days` in `Localizable.xcstrings`: the plot of all days.
  enum Days {
    static var title: LocalizedStringResource { word("days.plot.title", "All days") }
    static var day: LocalizedStringResource { word("days.plot.day", "Day") }
    static var high: LocalizedStringResource { word("days.plot.high", "High") }
    static var low: LocalizedStringResource { word("days.plot.low", "Low") }
    static var dry: LocalizedStringResource {
      word("days.plot.dry", "No rain or snow forecast for these days")
    }
    static var dryAsFarAsKnown: LocalizedStringResource {
      word("days.plot.dryAsFarAsKnown", "No rain or snow on the days that are reported")
    }
  }
}
