import Foundation

extension Words {
  /// The strings of `filter` in `Localizable.xcstrings`.
  public enum Filter {
    /// The name of the filter for all characters.
    public static var all: LocalizedStringResource { word("filter.all.name", "All") }
    /// The name of the filter for living characters.
    public static var alive: LocalizedStringResource { word("filter.alive.name", "Alive") }
    /// The name of the filter for dead characters.
    public static var dead: LocalizedStringResource { word("filter.dead.name", "Dead") }
    /// The name of the filter for characters whose status is unknown.
    public static var unknown: LocalizedStringResource { word("filter.unknown.name", "Unknown") }
    /// The name of the filter for favourites.
    public static var favorites: LocalizedStringResource {
      word("filter.favorites.name", "Favorites")
    }
  }
}
