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
  /// A Boolean value that indicates whether the person's device opens `geo:` addresses in the map app
  /// that they have chosen, as Android does.
  public let opensGeo: Bool

  /// Creates a window of an app.
  ///
  /// - Parameters:
  ///   - tree: The window's view tree.
  ///   - url: The address that the window is opened with.
  ///   - language: The person's language as a BCP 47 tag.
  ///   - opensGeo: Whether the person's device opens `geo:` addresses.
  public init(tree: Tree, url: String = "/", language: String = "en", opensGeo: Bool = false) {
    self.tree = tree
    self.language = language
    self.opensGeo = opensGeo
    location = WindowLocation(url: url, tree: tree)
  }
}
