/// One thing that is drawn: an outline, filled or drawn along, words at a point, or several of these.
public struct Figure: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case fill(Outline, Paint, isEvenOdd: Bool)
    case stroke(Outline, Paint, StrokeLine)
    case text(Label)
    /// A sheet of its own, laid on the picture as a whole.
    case group([Figure])
  }

  /// Words, anchored at a point: the look is that of a text element.
  public struct Label: Hashable, Sendable {
    public var text: String
    public var style: [StyleRule]
    public var paint: Paint
    public var point: Point
    public var anchor: Point

    public init(_ text: String, style: [StyleRule], paint: Paint, at point: Point, anchor: Point) {
      self.text = text
      self.style = style
      self.paint = paint
      self.point = point
      self.anchor = anchor
    }
  }

  public var content: Content
  /// The six numbers of an affine map, if it is not the identity.
  public var transform: [Double]?
  public var opacity: Double
  public var blend: BlendMode
  public var filters: [Filter]
  /// Only what lies within all of these is seen.
  public var clips: [Clip]

  public struct Clip: Hashable, Sendable {
    public var steps: [PathStep]
    public var isEvenOdd: Bool
    public var transform: [Double]?

    public init(_ steps: [PathStep], isEvenOdd: Bool, transform: [Double]?) {
      self.steps = steps
      self.isEvenOdd = isEvenOdd
      self.transform = transform
    }
  }

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
