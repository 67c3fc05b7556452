/// One window of an app: a tree, the person's language, and its address.
@MainActor public final class Window {
  /// The window's view tree.
  public let tree: Tree
  /// The language, in BCP 47, such as `en-GB`.
  public var language: String
  /// Returns the language of its texts if it differs from the person's; set by the framework that
  /// localizes them.
  public var otherLanguage: () -> String? = { nil }
  /// The address that the browser shows for the window.
  public let location: WindowLocation
  /// The browser's description of its window, as the browser encodes it; empty for a usual one.
  public let facts = StateBox("")

  /// Creates a window.
  public init(tree: Tree, url: String = "/", language: String = "en") {
    self.tree = tree
    self.language = language
    location = WindowLocation(url: url, tree: tree)
  }
}
