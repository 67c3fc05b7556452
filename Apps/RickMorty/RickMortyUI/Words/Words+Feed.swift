import Foundation

extension Words {
  /// The strings of `feed` in `Localizable.xcstrings`.
  public enum Feed {
    public static var title: LocalizedStringResource { word("feed.screen.title", "Characters") }
    public static var prompt: LocalizedStringResource {
      word("feed.search.prompt", "Search by name")
    }
    public static var emptyTitle: LocalizedStringResource {
      word("feed.empty.title", "No such character")
    }
    public static var emptyMessage: LocalizedStringResource {
      word("feed.empty.message", "Nobody in any universe matches. Try another name or filter.")
    }
    public static var end: LocalizedStringResource { word("feed.end.label", "That is everybody") }
    public static var loadingMore: LocalizedStringResource {
      word("feed.more.label", "Loading more")
    }
    public static func unreadable(_ count: String) -> LocalizedStringResource {
      word("feed.unreadable.label", "Characters that could not be read: \(count)")
    }
    public static var filters: LocalizedStringResource { word("feed.filters.label", "Filters") }
  }
}
