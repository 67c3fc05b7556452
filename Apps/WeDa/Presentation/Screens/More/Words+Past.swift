import Foundation

extension Words {
  /// The strings of `past` in `Localizable.xcstrings`.
  enum Past {
    static var title: LocalizedStringResource {
      word("past.card.title", "Yesterday and usual")
    }
    static var none: LocalizedStringResource {
      word("past.card.none", "No past weather data for this place")
    }
    static var source: LocalizedStringResource {
      word("past.card.source", "Past weather from Open-Meteo’s archive")
    }
    static func warmer(_ degrees: Int) -> LocalizedStringResource {
      word("past.change.warmer", "\(degrees) degrees warmer than yesterday")
    }
    static func colder(_ degrees: Int) -> LocalizedStringResource {
      word("past.change.colder", "\(degrees) degrees colder than yesterday")
    }
    static var same: LocalizedStringResource {
      word("past.change.none", "As warm as yesterday")
    }
    static var notCompared: LocalizedStringResource {
      word(
        "past.change.notCompared",
        "Not compared with today: the forecast lacks today’s warmest hours")
    }
    static func yesterday(_ figures: String) -> LocalizedStringResource {
      word("past.yesterday.figures", "Yesterday: \(figures)")
    }
    static var noYesterday: LocalizedStringResource {
      word("past.yesterday.none", "Yesterday’s weather is not known")
    }
    static func usual(_ range: String, _ years: Int) -> LocalizedStringResource {
      word("past.normals.figures", "Usual on this date: \(range) (mean of \(years) years)")
    }
    static var noNormals: LocalizedStringResource {
      word("past.normals.none", "The usual weather of this place is not known")
    }
  }
}
