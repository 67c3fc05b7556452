public import StrataHTMLRenderer

/// A page to send, and its session.
public struct OpenedPage: Sendable {
  /// The session's identifier.
  public var token: String
  /// The page as HTML.
  public var page: HTMLPage
  /// The page's title.
  public var title: String
  /// A Boolean value that indicates whether the app has a page at the address.
  public var isUnderstood: Bool
  /// A Boolean value that indicates whether the app's navigation has refused the address. An app
  /// without addresses refuses none.
  public var isRefused: Bool
  /// A Boolean value that indicates whether all data that the page began to load was available in
  /// time.
  public var isSettled: Bool
  /// A Boolean value that indicates whether the session ended while the page was drawn.
  public var isOver = false

  /// A Boolean value that indicates whether the page shows a progress indicator for data that is
  /// still loading.
  public var isWaiting: Bool {
    !isSettled && page.contents[0].contains(bytes: "role=\"progressbar\"")
  }
}
