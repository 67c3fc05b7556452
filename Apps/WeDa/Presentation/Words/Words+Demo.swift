import Foundation

extension Words {
  /// The words of `demo` in `Localizable.xcstrings`.
  enum Demo {
    enum Banner {
      static var title: LocalizedStringResource {
        word("demo.banner.title", "Demo data, not a forecast")
      }
      static var action: LocalizedStringResource {
        word("demo.banner.action", "Get real data")
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
        word("demo.help.key", "Create a free account at openweathermap.org and copy its API key.")
      }
      static var set: LocalizedStringResource {
        word(
          "demo.help.set",
          "Set OPENWEATHERMAP_API_KEY to that key, in the environment or in the file .env.")
      }
      static var start: LocalizedStringResource {
        word(
          "demo.help.start",
          "Start the app again. A new key can take up to two hours to become active.")
      }
    }
  }
}
