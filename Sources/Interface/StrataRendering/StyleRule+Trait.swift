extension StyleRule {
  /// A style of a container or of its member that is either on or off.
  public enum Trait: String, Hashable, Sendable {
    /// Takes all the available space, regardless of its content.
    case room
    /// Keeps its background within the view, so that it does not extend into the safe area.
    case contained
    /// Keeps its size while others shrink (`firm`); shrinks before others (`yielding`).
    case firm, yielding
    // Scroll views
    case noBars, noScroll, dropsKeyboard, paging, aligned, alignedByOne, targets
    // Lists
    case noBackdrop, apart, noLineAbove, noLineBelow, noSectionLine, prominentHeader
  }

  /// A length that spans some of several equal parts of a container, with the spaces between them.
  public struct Share: Hashable, Sendable {
    /// The number of parts.
    public var count: Int
    /// The number of parts that are spanned.
    public var span: Int
    /// The space between two parts, in points.
    public var spacing: Double

    /// Creates a length that spans some of several equal parts of a container, with the spaces
    /// between them.
    public init(count: Int, span: Int, spacing: Double) {
      (self.count, self.span, self.spacing) = (count, span, spacing)
    }
  }
}
