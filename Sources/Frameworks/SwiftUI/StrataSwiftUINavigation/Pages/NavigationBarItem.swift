/// The bar of a page.
///
/// Same as Apple's.
public struct NavigationBarItem: Sendable {
  /// The display mode of a page's title.
  public enum TitleDisplayMode: Sendable {
    /// A large title, on pushed pages too.
    case automatic
    /// A small title inside of the bar.
    case inline
    /// A large title below the bar's buttons.
    case large

    /// A Boolean value that indicates whether the title is in the bar. An automatic title is large,
    /// also on pushed pages.
    var isInline: Bool { self == .inline }
  }
}
