/// One window of an app: a tree, the person's language, and the address that it shows.
@MainActor public final class Window {
  public let tree: Tree
  /// BCP 47, such as `en-GB`.
  public var language: String
  /// What its words turned out to be in, where that is another language than the person's: the
  /// framework that finds them says it.
  public var otherLanguage: () -> String? = { nil }
  public let location: WindowLocation
  /// What the browser says of its window, in its own words; empty for a usual one.
  public let facts = StateBox("")

  public init(tree: Tree, url: String = "/", language: String = "en") {
    self.tree = tree
    self.language = language
    location = WindowLocation(url: url, tree: tree)
  }
}
