public import Foundation

/// A page that was visited.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  /// The address of the visited page.
  public let url: URL
  /// The address that was asked for first.
  ///
  /// Partial: the same as `url`, as a browser does not report redirections.
  public let initialURL: URL
  /// The title.
  ///
  /// Partial: that of the app's pages; a browser does not report that of another site's.
  public internal(set) var title: String?

  /// The source from which the page is loaded again.
  let source: PageSource

  init(url: URL, source: PageSource) { (self.url, initialURL, self.source) = (url, url, source) }
}

/// The visited pages of a view.
///
/// Partial: those that the app has loaded by address, and those to which links in the app's
/// pages led. A browser does not report where a person goes from there on.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  /// The largest number of pages: a visitor's browser can name any number of links.
  private static let limit = 100

  private var items: [WKBackForwardListItem] = []
  private var index = -1

  /// Creates an empty list.
  nonisolated override init() { super.init() }

  /// The page that is shown.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before it.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after it.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before the one that is shown.
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after the one that is shown.
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Returns the page at a distance from the one that is shown; negative is before it.
  public func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// Adds a page after the one that is shown, in place of those after it; forgets the oldest if
  /// there are too many.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - source: How the page is loaded again.
  func add(_ url: URL, _ source: PageSource) {
    items.removeSubrange(min(items.count, index + 1)...)
    items.append(WKBackForwardListItem(url: url, source: source))
    if items.count > Self.limit { items.removeFirst(items.count - Self.limit) }
    index = items.count - 1
  }

  /// Shows a page of the list.
  func show(_ item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { index = place }
  }
}
