public import StrataHTMLRenderer

/// A page to send, and its session.
public struct OpenedPage: Sendable {
  /// The session's identifier.
  public var token: String
  /// The page.
  public var page: HTMLPage
  /// The title.
  public var title: String
  /// Whether the app has a page at the address.
  public var isUnderstood: Bool
  /// Whether the app's navigation has refused the address. An app without addresses refuses none.
  public var isRefused: Bool
  /// Whether everything that the page began to load was available in time.
  public var isSettled: Bool
  /// Whether the session ended while the page was drawn.
  public var isOver = false

  /// Whether the page shows a progress indicator for data that is still loading.
  public var isWaiting: Bool {
    !isSettled && page.contents[0].contains("role=\"progressbar\"")
  }
}
