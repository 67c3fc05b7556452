import StrataRendering
import SwiftUICore

extension Color {
  /// A part of the way to another colour.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(
        paint, rhs.paint, fraction: min(max(fraction, 0), 1), isPerceptual: colorSpace.isPerceptual)
    )
  }

  /// The colour as a gradient: a little lighter at the top.
  public var gradient: AnyGradient {
    let light = Color(
      .mixed(paint, .named("white"), fraction: 0.2, isPerceptual: false))
    return AnyGradient(Gradient(colors: [light, self]))
  }
}
