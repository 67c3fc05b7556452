/// A drawing: an outline, filled or stroked, text at a point, or several of these.
public struct Figure: Hashable, Sendable {
  /// The content of a drawing.
  public enum Content: Hashable, Sendable {
    case fill(Outline, Paint, isEvenOdd: Bool)
    case stroke(Outline, Paint, StrokeLine)
    case text(Label)
    /// Drawings that are composited as one layer.
    case group([Figure])
  }

  /// Text, anchored at a point, in the style of a text element.
  public struct Label: Hashable, Sendable {
    /// The text that is drawn.
    public var text: String
    /// The font and other text styles.
    public var style: [StyleRule]
    /// The colour of the text.
    public var paint: Paint
    /// The point at which the text is anchored, in points.
    public var point: Point
    /// The point of the text's box that is put at `point`, as fractions of the box.
    public var anchor: Point

    /// Creates a text, anchored at a point, in the style of a text element.
    public init(_ text: String, style: [StyleRule], paint: Paint, at point: Point, anchor: Point) {
      self.text = text
      self.style = style
      self.paint = paint
      self.point = point
      self.anchor = anchor
    }
  }

  /// The content of the drawing.
  public var content: Content
  /// The six numbers of an affine transform; `nil` for the identity.
  public var transform: [Double]?
  /// The opacity of the drawing, 0…1.
  public var opacity: Double
  /// The blend mode of the drawing.
  public var blend: BlendMode
  /// The filters, in the order of application.
  public var filters: [Filter]
  /// The clip paths; only the area within all of them is visible.
  public var clips: [Clip]

  /// An outline to which a drawing is clipped.
  public struct Clip: Hashable, Sendable {
    /// The outline of the visible area.
    public var steps: [PathStep]
    /// A Boolean value that indicates whether the even-odd rule determines the area.
    public var isEvenOdd: Bool
    /// The six numbers of an affine transform; `nil` for the identity.
    public var transform: [Double]?

    /// Creates a clip path.
    public init(_ steps: [PathStep], isEvenOdd: Bool, transform: [Double]?) {
      self.steps = steps
      self.isEvenOdd = isEvenOdd
      self.transform = transform
    }
  }

  /// Creates a drawing.
  public init(
    _ content: Content, transform: [Double]? = nil, opacity: Double = 1, blend: BlendMode = .normal,
    filters: [Filter] = [], clips: [Clip] = []
  ) {
    self.content = content
    self.transform = transform
    self.opacity = opacity
    self.blend = blend
    self.filters = filters
    self.clips = clips
  }
}
