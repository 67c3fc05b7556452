import Foundation

extension WKWebView {
  /// A Boolean value that indicates whether ``backForwardList`` has a page before this one.
  public var canGoBack: Bool { backForwardList.backItem != nil }
  /// A Boolean value that indicates whether ``backForwardList`` has a page after this one.
  public var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Loads the page before this one in ``backForwardList``.
  ///
  /// - Returns: The navigation; `nil` if there is no such page.
  @discardableResult public func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }

  /// Loads the page after this one in ``backForwardList``.
  ///
  /// - Returns: The navigation; `nil` if there is no such page.
  @discardableResult public func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }

  /// Loads a page of ``backForwardList``.
  ///
  /// - Parameter item: The page.
  /// - Returns: The navigation.
  @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(item.source, .backForward, item: item)
  }
}
