/// One rule of an element's layout or look. Equal rules become one CSS class, which is sent to a
/// browser once.
public enum StyleRule: Hashable, Sendable {
  // From the inside out: the first is nearest to the content (see `Stage`).
  case spacing(Double)
  case alignItems(Alignment)
  case justify(Alignment)
  case place(horizontal: Alignment, vertical: Alignment)
  case size(width: Double?, height: Double?)
  case limits(minWidth: Double?, maxWidth: Double?, minHeight: Double?, maxHeight: Double?)
  case fixed(horizontal: Bool, vertical: Bool)
  /// The lengths of a frame if no size is proposed.
  case ideal(width: Ideal?, height: Ideal?)
  case padding(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
  case background(Paint)
  /// A background that extends to the edges of the window where the view touches the edges of the
  /// page.
  case ground(Paint, Edges = .all)
  /// The edges of the window to which the background extends.
  case reach(Edges)
  case border(Paint, width: Double)
  case cornerRadius(Double)
  /// Round corners of the background; content may exceed them.
  case rounded(Double)
  case capsule
  case clip
  case shadow(Paint, radius: Double, x: Double, y: Double)
  case opacity(Double)
  case offset(x: Double, y: Double)
  case rotation(degrees: Double, anchor: Point = .center)
  case scale(x: Double, y: Double, anchor: Point = .center)
  /// A rotation in space: the axis, the fixed point, and the strength of the perspective.
  case rotation3D(
    degrees: Double, axis: [Double], anchor: Point, anchorZ: Double, perspective: Double)
  /// The six numbers of an affine transform about the top leading corner.
  case matrix([Double])
  case blend(BlendMode)
  /// The element is drawn as one layer before it is blended with the background.
  case isolated
  case filter(Filter)
  /// Only the area within the outline is visible and can be tapped.
  case clipTo(Outline, isEvenOdd: Bool = false)
  /// The view is visible where the paint is opaque.
  case mask(Paint)
  case untouchable, hidden
  /// Text and pictures are covered, as placeholders.
  case redacted
  // Drawings
  case fill(Paint)
  case stroke(Paint, StrokeLine)
  case trim(from: Double, to: Double)
  case inset(Double)
  case radius(Double)
  /// The angular gradient that a stroke is cut out of.
  case turning(GradientPaint)
  case layer(Double)
  case aspectRatio(Double?, fills: Bool)
  // Pictures
  case picture(PictureCut)
  /// A picture is scaled without interpolation.
  case pixelated
  /// The scale of a symbol relative to its text.
  case symbolScale(Double)
  /// The paints of a symbol's layers.
  case symbolPalette([Paint])
  // Text
  case textStyle(String)
  case fontSize(Double)
  /// A font size in pixels, regardless of the reader's preferred text size.
  case fontPixels(Double)
  case fontWeight(Int)
  /// A font family, and the URL of its file, if the app has one.
  case family(String, source: String?)
  /// The width of the letters, in per cent.
  case fontStretch(Double)
  /// The capitals, as a value of CSS' `font-variant-caps`.
  case smallCaps(String)
  /// The line height, as a factor of the font size.
  case leading(Double)
  /// The text size, relative to the surrounding text.
  case textScale(Double)
  /// The element is a link within text.
  case inlineLink
  /// The design of the font: `serif` or `rounded`.
  case typeface(String)
  case italic, monospaced, monospacedDigit, underline, strikethrough, uppercase, lowercase
  /// A line's CSS pattern and colour, for `underline` or `strikethrough`.
  case lineStyle(String, Paint?)
  case tracking(Double)
  case baselineOffset(Double)
  case foreground(Paint)
  case lineLimit(Int)
  /// Reserves space for a number of lines.
  case lineRoom(Int)
  /// One line, truncated at the head if it is too long; the argument is whether the text is right
  /// to left.
  case cutAtHead(Bool)
  case selectable(Bool)
  case textAlign(Alignment)
  case lineSpacing(Double)
  /// The height of a line: a part of the size of its letters, and further points.
  case lineHeight(part: Double, points: Double)
  case columns([GridTrack])
  /// Tracks of a grid with different spacing or alignment: rows if `across`, else columns.
  case lanes([GridLane], across: Bool)
  case tint(Paint)
  case grow
  case fraction(Double)
  /// The height of a sheet, in points or as a fraction of the screen, and its corner radius.
  case sheet(height: Double?, fraction: Double?, radius: Double?)
  /// The element is shown to assistive technology only; it is visible while something inside has
  /// the keyboard's focus.
  case spokenOnly
  // Containers
  /// A named set of styles in the style sheet.
  case trait(Trait)
  /// The middle of the element is put at a point of the surrounding space.
  case position(x: Double, y: Double)
  /// The width of a split view's column, in points.
  case columnWidth(Double)
  /// The container of a custom layout, which places its members itself.
  case canvas(width: Double?, height: Double?)
  /// A member's top leading corner in a custom layout, and its size if it is not the usual one.
  case slot(x: Double?, y: Double?, width: Double?, height: Double?)
  case gaps(row: Double, column: Double)
  case rows([GridTrack])
  /// The alignment of all cells of a grid (`cells`), or that of one cell.
  case cells(horizontal: Alignment, vertical: Alignment)
  case cell(horizontal: Alignment?, vertical: Alignment?)
  /// The point of a grid's cell at which the same point of its view lies, as fractions from 0 to 1.
  case cellAnchor(x: Double, y: Double)
  case rowAlignment(Alignment)
  /// The places of a container's members by their alignment guides.
  case guides(GuideContainer, [GuidedMember])
  case alignContent(Alignment)
  case span(Int)
  /// A number of columns, each as wide as its content.
  case columnCount(Int, growing: UInt64)
  /// The padding at the sides of a stack that takes all the width. Its members keep this distance
  /// where padding would add to the stack's share of a row.
  case sharedPadding(leading: Double, trailing: Double, isRow: Bool)
  /// The number of tabs in a bar, so that each has its place before the next ones have arrived.
  case tabCount(Int)
  case unsized(horizontal: Bool, vertical: Bool)
  /// A width or height that is a fraction of the surrounding scroll view or window.
  case container(width: Share?, height: Share?)
  /// The element extends to the edges of the window, behind bars.
  case bleeds(top: Bool, leading: Bool, bottom: Bool, trailing: Bool)
  case separatorTint(Paint)
  case separatorInset(Double)
  /// The spacing around a row between sections: that of sections and that of rows, if set.
  case looseRow(sections: Double?, rows: Double?)
  // Gestures
  case tappable
  /// Long presses do not select the element's text; if `drags`, dragging does not scroll the page.
  case grabbable(drags: Bool)
  /// Limits taps on the view to the outline; controls inside keep their shape.
  case touchOutline(Outline, isEvenOdd: Bool = false)
  /// The color scheme of a part of the page, `light` or `dark`.
  case scheme(String)
  // Motion
  /// The transition state from which a changed text or symbol starts in an animation.
  indirect case renewal(TransitionState)
  /// An effect that is played on the element.
  indirect case effect(Effect)
  /// The look while scrolling through the visible area.
  indirect case scrolled(ElementScrollTransition)

  /// A length in points, and whether the frame keeps it even if its content is shorter.
  public struct Ideal: Hashable, Sendable {
    /// The length, in points.
    public var length: Double
    /// A Boolean value that indicates whether the frame keeps the length even if its content is
    /// shorter.
    public var isFilled: Bool

    /// Creates a length in points, and whether the frame keeps it even if its content is shorter.
    public init(_ length: Double, isFilled: Bool) {
      (self.length, self.isFilled) = (length, isFilled)
    }
  }

  /// A set of a box's edges.
  public struct Edges: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: UInt8
    /// Creates a set of edges from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Edges(rawValue: 1)
    /// The leading edge.
    public static let leading = Edges(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Edges(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Edges(rawValue: 8)
    /// All four edges of the box.
    public static let all: Edges = [.top, .leading, .bottom, .trailing]
  }

  /// An alignment along one axis.
  public enum Alignment: Hashable, Sendable {
    case start, center, end, stretch, firstBaseline, lastBaseline
    /// An alignment that an app declares, by its number. It is drawn as the nearest side until the
    /// guides of the views are known.
    case custom(UInt16, nearest: Side)
  }

  /// A side of a container along one axis, or its middle.
  public enum Side: UInt8, Hashable, Sendable { case start, center, end }

  /// A container whose members lie so that their alignment guides coincide.
  public enum GuideContainer: UInt8, Hashable, Sendable {
    /// A container that is as large as the union of its members.
    case column, row, pile
    /// A container that keeps its size.
    case frame
  }

  /// The distances of a container's member from the place that it has without alignment guides; in
  /// points, `nil` for a member that keeps its place along an axis.
  public struct GuidedMember: Hashable, Sendable {
    /// The distance from the leading side.
    public var x: Double?
    /// The distance from the top.
    public var y: Double?

    /// Creates the distances of a member.
    ///
    /// - Parameters:
    ///   - x: The distance from the leading side; `nil` for none.
    ///   - y: The distance from the top; `nil` for none.
    public init(x: Double? = nil, y: Double? = nil) { (self.x, self.y) = (x, y) }
  }

  /// A column or row of a lazy grid with separate spacing and alignment.
  public struct GridLane: Hashable, Sendable {
    /// The size of the column or row.
    public var track: GridTrack
    /// The space after the column or row, in points.
    public var spacing: Double
    /// The horizontal alignment of its cells; `nil` for the grid's.
    public var horizontal: Alignment?
    /// The vertical alignment of its cells; `nil` for the grid's.
    public var vertical: Alignment?

    /// Creates a column or row.
    public init(
      _ track: GridTrack, spacing: Double, horizontal: Alignment? = nil, vertical: Alignment? = nil
    ) {
      (self.track, self.spacing) = (track, spacing)
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The size of a grid's column or row; lengths are in points.
  public enum GridTrack: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double?)
    case adaptive(minimum: Double, maximum: Double?)
  }
}
