import Foundation

extension Words {
  /// The strings of `favorites` in `Localizable.xcstrings`.
  public enum Favorites {
    public static var emptyTitle: LocalizedStringResource {
      word("favorites.empty.title", "No favorites yet")
    }
    public static var emptyMessage: LocalizedStringResource {
      word("favorites.empty.message", "Tap a star to keep a character here.")
    }
    public static func add(_ name: String) -> LocalizedStringResource {
      word("favorites.button.add", "Keep \(name)")
    }
    public static func remove(_ name: String) -> LocalizedStringResource {
      word("favorites.button.remove", "Remove \(name)")
    }
    public static var failed: LocalizedStringResource {
      word("favorites.failed.title", "Your favorites cannot be reached")
    }
    public static var failedMessage: LocalizedStringResource {
      word(
        "favorites.failed.message",
        "They could be neither read nor saved, and are as they were. Try again in a while.")
    }
  }
}
