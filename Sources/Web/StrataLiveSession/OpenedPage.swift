public import StrataHTMLRenderer

/// A page to be sent, and the session that stands behind it.
public struct OpenedPage: Sendable {
  public var token: String
  public var page: HTMLPage
  public var title: String
  /// Whether the app has something at the address.
  public var isUnderstood: Bool
  /// Whether the app's navigation has looked at the address and knows nothing there. An app that
  /// takes no addresses refuses none.
  public var isRefused: Bool
  /// Whether everything that the page began to load was there in time.
  public var isSettled: Bool
  /// Whether the server ended the session while the page was drawn, so that there is none.
  public var isOver = false

  /// Whether a visitor sees that something is still on its way.
  public var isWaiting: Bool {
    !isSettled && page.contents[0].contains("role=\"progressbar\"")
  }
}
