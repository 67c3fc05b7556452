import Foundation

extension Words {
  /// The strings of `search` in `Localizable.xcstrings`.
  enum Search {
    enum Screen {
      static var title: LocalizedStringResource {
        word("search.screen.title", "Weather")
      }
    }

    enum Field {
      static var prompt: LocalizedStringResource {
        word("search.field.prompt", "Search for a city")
      }
    }

    enum Empty {
      static var title: LocalizedStringResource {
        word("search.empty.title", "Where do you want the weather?")
      }
      static var message: LocalizedStringResource {
        word("search.empty.message", "Search for a city to get started")
      }
    }

    enum Default {
      static var title: LocalizedStringResource {
        word("search.default.title", "My place")
      }
    }

    enum Recent {
      static var title: LocalizedStringResource {
        word("search.recent.title", "Last viewed")
      }
    }

    enum FirstFavorite {
      static var title: LocalizedStringResource {
        word("search.firstFavorite.title", "Your first favorite")
      }
    }

    enum Favorites {
      static var title: LocalizedStringResource {
        word("search.favorites.title", "Favorites")
      }
    }

    enum Result {
      static func count(_ count: Int) -> LocalizedStringResource {
        word("search.result.count", "\(count) suggestions")
      }
    }

    enum Postcode {
      static var demo: LocalizedStringResource {
        word("search.postcode.demo", "Demo data has no postcodes.")
      }

      static var offline: LocalizedStringResource {
        word("search.postcode.offline", "Postcodes can be found only with a connection.")
      }
    }

    enum NoMatch {
      static func title(_ name: String) -> LocalizedStringResource {
        word("search.noMatch.title", "No place called “\(name)”")
      }
      static var message: LocalizedStringResource {
        word("search.noMatch.message", "Check the spelling, or add the country: “Paris, FR”.")
      }

      /// Returns the help for a text that is the name of no place.
      ///
      /// - Parameters:
      ///   - text: The typed text. If it has digits, it may be a postcode.
      ///   - isDemo: Whether the places are those of demo data.
      static func message(for text: String, isDemo: Bool) -> LocalizedStringResource {
        isDemo && text.contains(where: \.isNumber) ? Postcode.demo : message
      }
    }
  }
}
