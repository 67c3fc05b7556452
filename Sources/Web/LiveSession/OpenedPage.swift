public import HTMLRenderer

/// A page to be sent, and the session that stands behind it.
public struct OpenedPage: Sendable {
  public var token: String
  public var page: HTMLPage
  public var title: String
  /// Whether the app has something at the address.
  public var isUnderstood: Bool
}
