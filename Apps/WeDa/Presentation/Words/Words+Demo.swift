import Foundation

extension Words {
  /// The strings of `demo` in `Localizable.xcstrings`.
  enum Demo {
    /// The name of the demo data as a source.
    static var source: LocalizedStringResource {
      word("demo.source.name", "demo data")
    }

    enum Banner {
      static var title: LocalizedStringResource {
        word("demo.banner.title", "Demo data, not a forecast")
      }
      static var action: LocalizedStringResource {
        word("demo.banner.action", "Get real data")
      }
      static var leave: LocalizedStringResource {
        word("demo.banner.leave", "Back to real weather")
      }
    }

    enum Offer {
      static var message: LocalizedStringResource {
        word(
          "demo.offer.message",
          "Without a connection to a weather service, demo data shows how the app works.")
      }
      static var button: LocalizedStringResource {
        word("demo.offer.button", "Show demo data")
      }
    }

    enum Help {
      static var title: LocalizedStringResource {
        word("demo.help.title", "How to get real data")
      }
      static var message: LocalizedStringResource {
        word(
          "demo.help.message",
          """
          These numbers are generated. They follow the climate of each place, but nobody \
          measured or predicted them.
          """)
      }
      static var key: LocalizedStringResource {
        word(
          "demo.help.key",
          "Start the app without “-provider demo”: Open-Meteo's forecasts need no key.")
      }
      static var set: LocalizedStringResource {
        word(
          "demo.help.set",
          "Or set OPENWEATHERMAP_API_KEY to a key of openweathermap.org, in the file .env.")
      }
      static var start: LocalizedStringResource {
        word(
          "demo.help.start",
          "Start the app again. A new key can take up to two hours to become active.")
      }
    }
  }
}
