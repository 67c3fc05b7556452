import Foundation

extension Words {
  /// The strings of `favorites` in `Localizable.xcstrings`.
  public enum Favorites {
    /// The title of an empty list of favourites.
    public static var emptyTitle: LocalizedStringResource {
      word("favorites.empty.title", "No favorites yet")
    }
    /// The message of an empty list of favourites.
    public static var emptyMessage: LocalizedStringResource {
      word("favorites.empty.message", "Tap a star to keep a character here.")
    }
    /// Returns the label of the star that adds a character.
    public static func add(_ name: String) -> LocalizedStringResource {
      word("favorites.button.add", "Keep \(name)")
    }
    /// Returns the label of the star that removes a character.
    public static func remove(_ name: String) -> LocalizedStringResource {
      word("favorites.button.remove", "Remove \(name)")
    }
    /// The title of the alert for unavailable favourites.
    public static var failed: LocalizedStringResource {
      word("favorites.failed.title", "Your favorites cannot be reached")
    }
    /// The message of the alert for unavailable favourites.
    public static var failedMessage: LocalizedStringResource {
      word(
        "favorites.failed.message",
        "Your favorites could not be read or saved, and have not changed. Try again later.")
    }
  }
}
