import Foundation

extension Words {
  /// The strings of `forecast` in `Localizable.xcstrings`.
  enum Forecast {
    enum Screen {
      static var title: LocalizedStringResource {
        word("forecast.screen.title", "Day by day")
      }
    }

    enum Day {
      static var today: LocalizedStringResource {
        word("forecast.day.today", "Today")
      }
      static var partial: LocalizedStringResource {
        word("forecast.day.partial", "Partial")
      }
      static var partialHint: LocalizedStringResource {
        word("forecast.day.partialHint", "The forecast covers only a part of this day")
      }
      static func range(_ low: String, _ high: String) -> LocalizedStringResource {
        word("forecast.day.range", "\(low) to \(high)")
      }
      static var showHours: LocalizedStringResource {
        word("forecast.day.showHours", "Shows the hours of this day")
      }
      static var hideHours: LocalizedStringResource {
        word("forecast.day.hideHours", "Hides the hours of this day")
      }
    }

    enum Legend {
      static func bars(_ low: String, _ high: String) -> LocalizedStringResource {
        word(
          "forecast.legend.bars",
          "Each bar runs from the day’s low to its high, on a scale from \(low) to \(high).")
      }
    }

    enum Rain {
      static func probability(_ percent: String) -> LocalizedStringResource {
        word("forecast.rain.probability", "\(percent) chance of rain or snow")
      }
      static func amount(_ amount: String) -> LocalizedStringResource {
        word("forecast.rain.amount", "\(amount) of rain or snow")
      }
    }
  }
}
