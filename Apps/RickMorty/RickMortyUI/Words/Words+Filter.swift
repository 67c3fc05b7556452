import Foundation

extension Words {
  /// The strings of `filter` in `Localizable.xcstrings`.
  public enum Filter {
    public static var all: LocalizedStringResource { word("filter.all.name", "All") }
    public static var alive: LocalizedStringResource { word("filter.alive.name", "Alive") }
    public static var dead: LocalizedStringResource { word("filter.dead.name", "Dead") }
    public static var unknown: LocalizedStringResource { word("filter.unknown.name", "Unknown") }
    public static var favorites: LocalizedStringResource {
      word("filter.favorites.name", "Favorites")
    }
  }
}
