public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Clips the view to a shape.
  ///
  ///     picture.clipShape(Ring(), style: FillStyle(eoFill: true))
  ///
  /// - Parameters:
  ///   - shape: The shape that stays visible.
  ///   - style: The fill rule of the shape. The smoothing of the edge is described at
  ///     ``FillStyle``.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Clips content that is outside of the view's frame.
  ///
  /// Partial in `antialiased`: the argument has no effect; the browser chooses the smoothing.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { style(.clip) }

  /// Rounds the corners and clips content outside of them.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - antialiased: Whether the edges are smoothed.
  @available(iOS, deprecated: 100000, message: "Use `clipShape` or `fill` instead.")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    style(.cornerRadius(radius))
  }

  /// Sets the opacity: 0 is invisible, 1 is opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View { style(.opacity(opacity)) }

  /// Sets the drawing order among siblings; a view with a higher value is in front of the others.
  nonisolated public func zIndex(_ value: Double) -> some View { style(.layer(value)) }

  /// Adds a shadow to the drawn content.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the shadow's blur in points.
  ///   - x: The horizontal offset of the shadow in points.
  ///   - y: The vertical offset of the shadow in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    style(.shadow(color.paint, radius: radius, x: x, y: y))
  }

  /// Draws a border inside of the view's edges.
  ///
  /// - Parameters:
  ///   - content: The color or other style of the border.
  ///   - width: The width of the border in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
  }

  /// Hides the view, but keeps its space.
  nonisolated public func hidden() -> some View { style(.hidden) }

  /// Sets whether the view and its descendants receive touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(RulesModifier(rules: enabled ? [] : [.untouchable]))
  }
}
