import Foundation

/// A page that the menu of the installed app's icon offers.
package struct PageShortcut: Equatable, Sendable {
  /// The title of the page's tab.
  package let title: String
  /// The path of the page.
  package let path: String

  /// Returns the pages of the menu in a language, the most used first.
  package static func all(in locale: Locale) -> [PageShortcut] {
    [AppTab.search, .favorites, .map].map { tab in
      PageShortcut(
        title: tab.title.text(in: locale), path: tab == .search ? "/" : "/\(tab.rawValue)")
    }
  }
}
