/// One window of an app: a tree, the person's language, and the window's address.
@MainActor public final class Window {
  /// The window's view tree.
  public let tree: Tree
  /// The person's language as a BCP 47 tag, such as `en-GB`.
  public var language: String
  /// Returns the language of the window's texts if it differs from the person's. The framework that
  /// localizes the texts sets it.
  public var otherLanguage: () -> String? = { nil }
  /// The address that the browser shows for the window.
  public let location: WindowLocation
  /// The browser's description of its window, such as its size, in the browser's encoding; empty
  /// for an ordinary window.
  public let facts = StateBox("")

  /// Creates a window of an app.
  public init(tree: Tree, url: String = "/", language: String = "en") {
    self.tree = tree
    self.language = language
    location = WindowLocation(url: url, tree: tree)
  }
}
