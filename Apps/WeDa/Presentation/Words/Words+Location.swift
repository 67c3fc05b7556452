import Foundation

extension Words {
  /// The strings of `location` in `Localizable.xcstrings`.
  enum Location {
    enum Offer {
      static var title: LocalizedStringResource {
        word("location.offer.title", "Weather where you are")
      }
      static var use: LocalizedStringResource {
        word("location.offer.use", "Use my location")
      }
      static var refuse: LocalizedStringResource {
        word("location.offer.refuse", "Not now")
      }
    }

    enum Sheet {
      static var title: LocalizedStringResource {
        word("location.sheet.title", "Use your location?")
      }
      /// The message that asks for the position; it equals `NSLocationWhenInUseUsageDescription`.
      static var message: LocalizedStringResource {
        word(
          "location.sheet.message",
          "Allow location access to automatically show weather for your area")
      }
      static var privacy: LocalizedStringResource {
        word(
          "location.sheet.privacy",
          """
          Your position is rounded to about a kilometre. It goes to the weather service with the \
          request and is kept encrypted, for this device alone. In Settings you can stop this and \
          delete it.
          """)
      }
      static var allow: LocalizedStringResource {
        word("location.sheet.allow", "Allow location")
      }
      static var waiting: LocalizedStringResource {
        word("location.sheet.waiting", "Answer your browser’s permission request")
      }
      static var searchInstead: LocalizedStringResource {
        word("location.sheet.searchInstead", "Search by name")
      }
    }

    enum Here {
      static var title: LocalizedStringResource {
        word("location.here.title", "Your location")
      }
    }

    enum Settings {
      static var title: LocalizedStringResource {
        word("location.settings.title", "Location")
      }
      static var stop: LocalizedStringResource {
        word("location.settings.stop", "Stop and forget my location")
      }
      static var on: LocalizedStringResource {
        word("location.settings.on", "The first page shows the weather where you are.")
      }
      static var off: LocalizedStringResource {
        word("location.settings.off", "The app does not know where you are.")
      }
    }

    /// Returns the message for an invalid input.
    static func invalid(
      _ field: String, _ value: String, _ rule: String
    ) -> LocalizedStringResource {
      word("error.invalid.detail", "\(field) cannot be \(value): it must be \(rule).")
    }
    /// Returns the name of a coordinate for messages.
    ///
    /// - Parameter field: The name in the domain: `latitude` or `longitude`.
    static func field(_ field: String) -> LocalizedStringResource {
      named("location.\(field).name")
    }
  }
}
