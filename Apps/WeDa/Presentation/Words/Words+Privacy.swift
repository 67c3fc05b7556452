import Foundation

extension Words {
  /// The strings of `privacy` in `Localizable.xcstrings`.
  enum Privacy {
    static var title: LocalizedStringResource {
      word("privacy.screen.title", "Privacy and credits")
    }

    enum Sent {
      static var title: LocalizedStringResource {
        word("privacy.sent.title", "What is sent, and to whom")
      }
      /// All sentences of the privacy page's section, in order.
      static var all: [LocalizedStringResource] {
        ["weather", "more", "map", "search", "position", "notifications", "none"].map {
          named("privacy.sent.\($0)")
        }
      }
    }

    enum Kept {
      static var title: LocalizedStringResource {
        word("privacy.kept.title", "What is stored, and for how long")
      }
      /// All sentences of the privacy page's section, in order.
      static var all: [LocalizedStringResource] {
        ["lists", "forecasts", "position", "notifications", "pages", "cookie", "logs"].map {
          named("privacy.kept.\($0)")
        }
      }
    }

    enum Credit {
      static var title: LocalizedStringResource {
        word("privacy.credit.title", "Credits and licenses")
      }
      static var weather: LocalizedStringResource {
        word("privacy.credit.weather", "Weather data")
      }
      static var places: LocalizedStringResource {
        word("privacy.credit.places", "Place names")
      }
      static var air: LocalizedStringResource {
        word("privacy.credit.air", "Air quality and pollen, through Open-Meteo")
      }
      static var warnings: LocalizedStringResource {
        word("privacy.credit.warnings", "Official warnings in the United States")
      }
      static func source(_ what: String, _ licence: String) -> LocalizedStringResource {
        word("privacy.credit.source", "\(what), license \(licence)")
      }
      static func translations(_ languages: String) -> LocalizedStringResource {
        word(
          "privacy.credit.translations",
          "Translations that no native speaker has reviewed yet: \(languages)")
      }
      static func free(_ what: String) -> LocalizedStringResource {
        word("privacy.credit.free", "\(what), in the public domain")
      }
    }
  }
}
