/// One declaration of layout or look. Equal rules become one class, sent to a browser once.
public enum StyleRule: Hashable, Sendable {
  // Inside out: what comes first lies nearer to the content (see `Stage`).
  case spacing(Double)
  case alignItems(Alignment)
  case justify(Alignment)
  case place(horizontal: Alignment, vertical: Alignment)
  case size(width: Double?, height: Double?)
  case limits(minWidth: Double?, maxWidth: Double?, minHeight: Double?, maxHeight: Double?)
  case fixed(horizontal: Bool, vertical: Bool)
  /// The lengths of a frame that nothing offers a length.
  case ideal(width: Ideal?, height: Ideal?)
  case padding(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
  case background(Paint)
  /// A background that goes on to the edges of the window, where the view touches those of the page.
  case ground(Paint, Edges = .all)
  /// To which edges of the window alone the background goes on.
  case reach(Edges)
  case border(Paint, width: Double)
  case cornerRadius(Double)
  /// Round corners of the background; what is inside may reach over them.
  case rounded(Double)
  case capsule
  case clip
  case shadow(Paint, radius: Double, x: Double, y: Double)
  case opacity(Double)
  case offset(x: Double, y: Double)
  case rotation(degrees: Double, anchor: Point = .center)
  case scale(x: Double, y: Double, anchor: Point = .center)
  /// A turn in space: the axis, the place that stays, and how strongly near parts grow.
  case rotation3D(
    degrees: Double, axis: [Double], anchor: Point, anchorZ: Double, perspective: Double)
  /// The six numbers of an affine map, about the leading top.
  case matrix([Double])
  case blend(BlendMode)
  /// Its own picture before it is blended with what is behind.
  case isolated
  case filter(Filter)
  /// Only what lies within the outline is seen and can be touched.
  case clipTo(Outline, isEvenOdd: Bool = false)
  /// Where the paint is opaque the view is seen.
  case mask(Paint)
  case untouchable, hidden
  /// Words and pictures are covered: they stand in for what is still to come.
  case redacted
  // Drawings
  case fill(Paint)
  case stroke(Paint, StrokeLine)
  case trim(from: Double, to: Double)
  case inset(Double)
  case radius(Double)
  /// The paint that a drawn outline is cut out of.
  case turning(GradientPaint)
  case layer(Double)
  case aspectRatio(Double?, fills: Bool)
  // Pictures
  case picture(PictureCut)
  /// The pixels of a picture stay squares.
  case pixelated
  /// How large a symbol is beside its words.
  case symbolScale(Double)
  // Text
  case textStyle(String)
  case fontSize(Double)
  /// In pixels, whatever the reader prefers.
  case fontPixels(Double)
  case fontWeight(Int)
  /// A typeface by its name, and where its file is, if the app has one.
  case family(String, source: String?)
  /// How wide letters are, in per cent.
  case fontStretch(Double)
  /// CSS' name for capital letters that are small.
  case smallCaps(String)
  /// The height of a line beside that of its letters.
  case leading(Double)
  /// Letters beside those around them.
  case textScale(Double)
  /// A link among words.
  case inlineLink
  /// A kind of letters: `serif` or `rounded`.
  case typeface(String)
  case italic, monospaced, monospacedDigit, underline, strikethrough, uppercase, lowercase
  /// A line's CSS pattern and colour, beside `underline` or `strikethrough`.
  case lineStyle(String, Paint?)
  case tracking(Double)
  case baselineOffset(Double)
  case foreground(Paint)
  case lineLimit(Int)
  /// Room for some lines, even where there are fewer.
  case lineRoom(Int)
  /// One line, whose beginning is left out where it is too long: at the right where it is read
  /// from there.
  case cutAtHead(Bool)
  case selectable(Bool)
  case textAlign(Alignment)
  case lineSpacing(Double)
  case columns([GridTrack])
  /// Tracks that differ in the space after them or in where their cells stand; of rows if `across`.
  case lanes([GridLane], across: Bool)
  case tint(Paint)
  case grow
  case fraction(Double)
  /// How high a sheet is, in points or as a part of the screen, and how round.
  case sheet(height: Double?, fraction: Double?, radius: Double?)
  /// Only for assistive technology; seen while something inside has the keyboard's focus.
  case spokenOnly
  // Containers
  /// What the style sheet knows under one name.
  case trait(Trait)
  /// The middle of the element at a point of the room around it.
  case position(x: Double, y: Double)
  /// How wide a column of a split view is, in points.
  case columnWidth(Double)
  /// The container of a layout that places its members itself.
  case canvas(width: Double?, height: Double?)
  /// A member's leading top there, and its lengths where they are not its own.
  case slot(x: Double?, y: Double?, width: Double?, height: Double?)
  case gaps(row: Double, column: Double)
  case rows([GridTrack])
  /// Where all cells of a grid stand in their parts; where one does.
  case cells(horizontal: Alignment, vertical: Alignment)
  case cell(horizontal: Alignment?, vertical: Alignment?)
  case rowAlignment(Alignment)
  case alignContent(Alignment)
  case span(Int)
  /// So many columns, as wide as what is in them.
  case columnCount(Int)
  /// So many tabs are in a bar: each has its place before those after it have come.
  case tabCount(Int)
  case unsized(horizontal: Bool, vertical: Bool)
  /// A part of the scroll view or window around.
  case container(width: Share?, height: Share?)
  /// What reaches to the edges of the window, behind whatever bars are there.
  case bleeds(top: Bool, leading: Bool, bottom: Bool, trailing: Bool)
  case separatorTint(Paint)
  case separatorInset(Double)
  /// A row between sections: how far these are apart, and rows from each other, where that was said.
  case looseRow(sections: Double?, rows: Double?)
  // Gestures
  case tappable
  /// Words are not selected where a finger rests; where it drags, the page does not scroll along.
  case grabbable(drags: Bool)
  /// Only within the outline the view can be touched; controls inside keep their own shape.
  case touchOutline(Outline, isEvenOdd: Bool = false)
  /// `light` or `dark` for a part of the page.
  case scheme(String)
  // Motion
  /// What new words or another symbol in this place come from, in a motion.
  indirect case renewal(Pose)
  indirect case effect(Effect)
  /// How it looks on its way through what scrolls around it.
  indirect case scrolled(ScrollPassage)

  /// A length in points, and whether the frame has it even where its content is shorter.
  public struct Ideal: Hashable, Sendable {
    public var length: Double
    public var isFilled: Bool

    public init(_ length: Double, isFilled: Bool) {
      (self.length, self.isFilled) = (length, isFilled)
    }
  }

  /// Some edges of a box.
  public struct Edges: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let top = Edges(rawValue: 1)
    public static let leading = Edges(rawValue: 2)
    public static let bottom = Edges(rawValue: 4)
    public static let trailing = Edges(rawValue: 8)
    public static let all: Edges = [.top, .leading, .bottom, .trailing]
  }

  public enum Alignment: UInt8, Hashable, Sendable {
    case start, center, end, stretch, firstBaseline, lastBaseline
  }

  /// A column or row of a lazy grid with what is its own.
  public struct GridLane: Hashable, Sendable {
    public var track: GridTrack
    /// The room after it.
    public var spacing: Double
    public var horizontal: Alignment?
    public var vertical: Alignment?

    public init(
      _ track: GridTrack, spacing: Double, horizontal: Alignment? = nil, vertical: Alignment? = nil
    ) {
      (self.track, self.spacing) = (track, spacing)
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// A column of a grid; lengths in points.
  public enum GridTrack: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double?)
    case adaptive(minimum: Double, maximum: Double?)
  }
}
