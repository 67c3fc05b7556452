/// A page of the app that an installed app offers in the menu of its icon.
///
///     HostShortcut("Favorites", path: "/favorites")
public struct HostShortcut: Equatable, Sendable {
  /// The title in the visitor's language.
  public let title: String
  /// The path of the page, percent-encoded.
  public let path: String

  /// Creates a shortcut to a page.
  public init(_ title: String, path: String) {
    self.title = title
    self.path = path
  }
}
