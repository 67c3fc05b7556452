extension StyleRule {
  /// What a container or its member is, where no number belongs to it.
  public enum Trait: String, Hashable, Sendable {
    /// Takes all room and gives its content no say.
    case room
    /// Has a background that ends where the view does.
    case contained
    /// Keeps its size where others shrink; shrinks before others.
    case firm, yielding
    // Scroll views
    case noBars, noScroll, unclipped, dropsKeyboard, paging, aligned, targets
    // Lists
    case noBackdrop, apart, noLineAbove, noLineBelow, noSectionLine, prominentHeader
  }

  /// Some of the equal parts of a length, with the spaces between them.
  public struct Share: Hashable, Sendable {
    public var count: Int
    public var span: Int
    public var spacing: Double

    public init(count: Int, span: Int, spacing: Double) {
      (self.count, self.span, self.spacing) = (count, span, spacing)
    }
  }
}
