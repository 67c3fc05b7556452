import Foundation

extension Words {
  /// The strings of `feed` in `Localizable.xcstrings`.
  public enum Feed {
    /// The title of the screens that list characters.
    public static var title: LocalizedStringResource { word("feed.screen.title", "Characters") }
    /// The prompt of the search field for characters.
    public static var prompt: LocalizedStringResource {
      word("feed.search.prompt", "Search by name")
    }
    /// The title that is shown if no character matches.
    public static var emptyTitle: LocalizedStringResource {
      word("feed.empty.title", "No such character")
    }
    /// The message that is shown if no character matches.
    public static var emptyMessage: LocalizedStringResource {
      word("feed.empty.message", "Nobody in any universe matches. Try another name or filter.")
    }
    /// The text at the end of the list.
    public static var end: LocalizedStringResource { word("feed.end.label", "That is everybody") }
    /// The label while the next page is loading.
    public static var loadingMore: LocalizedStringResource {
      word("feed.more.label", "Loading more")
    }
    /// Returns the notice of unreadable characters.
    public static func unreadable(_ count: String) -> LocalizedStringResource {
      word("feed.unreadable.label", "Characters that could not be read: \(count)")
    }
    /// The accessibility label of the filters.
    public static var filters: LocalizedStringResource { word("feed.filters.label", "Filters") }
  }
}
