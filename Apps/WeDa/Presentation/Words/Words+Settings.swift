import Foundation

extension Words {
  /// The strings of `settings` in `Localizable.xcstrings`.
  enum Settings {
    enum Screen {
      static var title: LocalizedStringResource {
        word("settings.screen.title", "Settings")
      }
    }

    enum Region {
      static var title: LocalizedStringResource {
        word("settings.region.title", "Language and time")
      }
    }

    enum Language {
      static var title: LocalizedStringResource {
        word("settings.language.title", "Language")
      }
    }

    enum Clock {
      static var title: LocalizedStringResource {
        word("settings.clock.title", "Time format")
      }
    }

    enum Appearance {
      static var title: LocalizedStringResource {
        word("settings.appearance.title", "Appearance")
      }
      static var hint: LocalizedStringResource {
        word(
          "settings.appearance.hint",
          """
          Light from sunrise to sunset at your location, if the app may use it; otherwise from 7 \
          to 19 o’clock.
          """)
      }
    }

    enum Units {
      static var title: LocalizedStringResource {
        word("settings.units.title", "Units")
      }
    }

    enum Source {
      static var title: LocalizedStringResource {
        word("settings.source.title", "Update weather")
      }
    }

    enum Key {
      static var title: LocalizedStringResource {
        word("settings.key.title", "Weather service")
      }
    }

    enum Failed {
      static var title: LocalizedStringResource {
        word("settings.failed.title", "The setting could not be saved")
      }
    }

    enum About {
      static var title: LocalizedStringResource {
        word("settings.about.title", "About")
      }
      static var places: LocalizedStringResource {
        word("settings.about.places", "Place names from GeoNames, CC BY 4.0")
      }
      static var privacy: LocalizedStringResource {
        word(
          "settings.about.privacy",
          "Only the place you ask about is sent to the weather service. No trackers, no accounts.")
      }
    }
  }
}
