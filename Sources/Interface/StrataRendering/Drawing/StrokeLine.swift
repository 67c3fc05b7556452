/// The style of a stroke.
public struct StrokeLine: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// The shape of a line's corners.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The width of the line, in points.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of the line's corners.
  public var join: Join
  /// The ratio of miter length to line width beyond which a corner is drawn as a bevel.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// The distance into the dash pattern at which it begins, in points.
  public var dashPhase: Double

  /// Creates the style of a stroke.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
