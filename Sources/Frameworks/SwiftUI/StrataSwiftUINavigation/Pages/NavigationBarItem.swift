/// The bar of a page.
///
/// Same as Apple's.
public struct NavigationBarItem: Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large

    /// Large on a stack's first page, small on those above it.
    func isInline(depth: Int) -> Bool { self == .inline }
  }
}
