import Foundation

extension Words {
  /// The words of `favorites` in `Localizable.xcstrings`.
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
      word("favorites.failed.title", "The favorite was not saved")
    }
  }
}
