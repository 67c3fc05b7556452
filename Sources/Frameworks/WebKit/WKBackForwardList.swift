public import Foundation

/// A page that was visited.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  /// The URL of the visited page.
  public let url: URL
  /// The URL that was requested first.
  ///
  /// Partial: it is equal to `url`, as a browser does not report redirections.
  public let initialURL: URL
  /// The title of the page; `nil` if it is not known.
  ///
  /// Partial: only the titles of the app's pages are known, as a browser does not report those of
  /// other sites.
  public internal(set) var title: String?

  /// The source from which the page is loaded again.
  let source: PageSource

  init(url: URL, source: PageSource) { (self.url, initialURL, self.source) = (url, url, source) }
}

/// The visited pages of a view.
///
/// Partial: it contains the pages that the app has loaded by their URLs, and those to which links
/// in the app's pages led. A browser does not report the pages that a person visits from those.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  /// The largest number of pages in the list, since a visitor's browser can report any number.
  private static let limit = 100

  private var items: [WKBackForwardListItem] = []
  private var index = -1

  /// Creates an empty list of visited pages.
  nonisolated override init() { super.init() }

  /// The page that is shown; `nil` for none.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before the one that is shown; `nil` for none.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after the one that is shown; `nil` for none.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before the one that is shown.
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after the one that is shown.
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Returns the page at a distance from the one that is shown, which is negative for the pages
  /// before it; `nil` if there is none.
  public func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// Adds a page after the one that is shown, and removes the pages that were after it. If there
  /// are too many pages, the oldest is removed.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - source: The source from which the page is loaded again.
  func add(_ url: URL, _ source: PageSource) {
    items.removeSubrange(min(items.count, index + 1)...)
    items.append(WKBackForwardListItem(url: url, source: source))
    if items.count > Self.limit { items.removeFirst(items.count - Self.limit) }
    index = items.count - 1
  }

  /// Makes a page of the list the one that is shown.
  func show(_ item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { index = place }
  }
}
