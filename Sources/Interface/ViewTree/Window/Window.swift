/// One window of an app: a tree, the person's language, and the address that it shows.
@MainActor public final class Window {
  public let tree: Tree
  /// BCP 47, such as `en-GB`.
  public var language: String
  public let location: WindowLocation
  /// What the browser says of its window, in its own words; empty for a usual one.
  public let facts = StateBox("")

  public init(tree: Tree, url: String = "/", language: String = "en") {
    self.tree = tree
    self.language = language
    location = WindowLocation(url: url, tree: tree)
  }
}
