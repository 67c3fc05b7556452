/// A picture that is more than its pixels in a box: a stencil, or one with a rim or repeated parts.
public struct PictureCut: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// In the colour of the words around it; in its own size, or as large as its place.
    case stencil(fills: Bool)
    /// Without its rim stretched, or repeated.
    case pieces(isTiled: Bool)
  }

  public var source: String
  /// The size in points, where the file says it.
  public var width: Double?
  public var height: Double?
  /// Pixels to a point.
  public var scale: Double
  public var kind: Kind
  /// The rim, in points: top, trailing, bottom, leading.
  public var caps: [Double]

  public init(
    source: String, width: Double?, height: Double?, scale: Double, kind: Kind, caps: [Double]
  ) {
    (self.source, self.width, self.height) = (source, width, height)
    (self.scale, self.kind, self.caps) = (scale, kind, caps)
  }
}
