import StrataRendering
import SwiftUICore

extension Color {
  /// Returns a mix of this color and another one.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The share of the other color, from 0 to 1.
  ///   - colorSpace: The color space in which the colors are mixed.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(
        paint, rhs.paint, fraction: min(max(fraction, 0), 1), isPerceptual: colorSpace.isPerceptual)
    )
  }

  /// A gradient of this color, a little lighter at the top.
  public var gradient: AnyGradient {
    let light = Color(
      .mixed(paint, .named("white"), fraction: 0.2, isPerceptual: false))
    return AnyGradient(Gradient(colors: [light, self]))
  }
}
