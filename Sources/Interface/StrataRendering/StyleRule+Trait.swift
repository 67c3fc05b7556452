extension StyleRule {
  /// A style of a container or of its member that is either on or off.
  public enum Trait: String, Hashable, Sendable {
    /// Takes all the space, regardless of its content.
    case room
    /// Has a background that does not extend beyond the view into the safe area.
    case contained
    /// Keeps its size while others shrink; shrinks before others.
    case firm, yielding
    // Scroll views
    case noBars, noScroll, dropsKeyboard, paging, aligned, targets
    // Lists
    case noBackdrop, apart, noLineAbove, noLineBelow, noSectionLine, prominentHeader
  }

  /// A span of equal parts of a length, with the spaces between them.
  public struct Share: Hashable, Sendable {
    /// The number of parts.
    public var count: Int
    /// The number of parts that are spanned.
    public var span: Int
    /// The space between two parts, in points.
    public var spacing: Double

    /// Creates a span.
    public init(count: Int, span: Int, spacing: Double) {
      (self.count, self.span, self.spacing) = (count, span, spacing)
    }
  }
}
