import Foundation

extension Words {
  /// The words of `favorites` in `Localizable.xcstrings`.
  enum Favorites {
    enum Screen {
      static var title: LocalizedStringResource {
        word("favorites.screen.title", "Favorites")
      }
    }

    enum Empty {
      static var title: LocalizedStringResource {
        word("favorites.empty.title", "No favorites yet")
      }
      static var message: LocalizedStringResource {
        word("favorites.empty.message", "Open a city and tap its star to keep it here.")
      }
    }

    enum Row {
      static func remove(_ place: String) -> LocalizedStringResource {
        word("favorites.row.remove", "Remove \(place)")
      }
      static var failed: LocalizedStringResource {
        word("favorites.row.failed", "Weather not available")
      }
    }
  }
}
