/// A picture that is not simply stretched to its box: a template image, or one with cap insets or
/// tiles.
public struct PictureCut: Hashable, Sendable {
  /// The way in which the picture is drawn.
  public enum Kind: Hashable, Sendable {
    /// As a template in the text's colour: filling its box if `fills`, else in the picture's size.
    case stencil(fills: Bool)
    /// Resizable with cap insets, its middle stretched or tiled.
    case pieces(isTiled: Bool)
  }

  /// The URL of the file.
  public var source: String
  /// The picture's width in points; `nil` if the file does not contain it.
  public var width: Double?
  /// The picture's height in points; `nil` if the file does not contain it.
  public var height: Double?
  /// The number of pixels per point.
  public var scale: Double
  /// The way in which the picture is drawn.
  public var kind: Kind
  /// The cap insets, in points: top, trailing, bottom, leading.
  public var caps: [Double]

  /// Creates a picture that is not simply stretched to its box.
  public init(
    source: String, width: Double?, height: Double?, scale: Double, kind: Kind, caps: [Double]
  ) {
    (self.source, self.width, self.height) = (source, width, height)
    (self.scale, self.kind, self.caps) = (scale, kind, caps)
  }
}
