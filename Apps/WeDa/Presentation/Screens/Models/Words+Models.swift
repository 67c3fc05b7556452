import Foundation

extension Words {
  /// The strings of `models` in `Localizable.xcstrings`: the forecasts of several models.
  enum Models {
    static var title: LocalizedStringResource {
      word("models.card.title", "Compare forecast models")
    }
    static var none: LocalizedStringResource {
      word("models.card.none", "Forecasts of several models are not available here")
    }
    static var column: LocalizedStringResource {
      word("models.plot.column", "Model")
    }
    static func spread(_ degrees: String) -> LocalizedStringResource {
      word("models.spread.value", "The temperatures differ by up to \(degrees).")
    }
    static func rain(_ least: String, _ most: String) -> LocalizedStringResource {
      word("models.rain.range", "Rain and snow in 48 hours: \(least) to \(most)")
    }
    static func sameRain(_ amount: String) -> LocalizedStringResource {
      word("models.rain.same", "Rain and snow in 48 hours: \(amount) by all models")
    }
  }
}
