/// A filter on the colours of a picture.
public enum Filter: Hashable, Sendable {
  case blur(Double)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(degrees: Double)
  case invert(Double)
  case shadow(Paint, radius: Double, x: Double, y: Double)
  /// Several shadows of one outline, outer or inner; none is a shadow of another shadow.
  case shadows([Paint.Shadow])
}
