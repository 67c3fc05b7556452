public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Cuts the view to a shape.
  ///
  ///     picture.clipShape(Ring(), style: FillStyle(eoFill: true))
  ///
  /// - Parameters:
  ///   - shape: what is left.
  ///   - style: whether parts that the outline surrounds twice are cut out too. See ``FillStyle``
  ///     for the smoothing of the edge.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Cuts off what reaches over the edges.
  ///
  /// Partial in `antialiased`: how smoothly is the browser's choice.
  public func clipped(antialiased: Bool = false) -> some View { style(.clip) }

  /// Rounds the corners and cuts off what lies outside.
  ///
  /// Partial in `antialiased`: a browser smooths them always.
  @available(iOS, deprecated: 100000, message: "Use `clipShape` or `fill` instead.")
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    style(.cornerRadius(radius))
  }

  /// Lets through what is behind; 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some View { style(.opacity(opacity)) }

  public func zIndex(_ value: Double) -> some View { style(.layer(value)) }

  /// A shadow of whatever is drawn.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    style(.shadow(color.paint, radius: radius, x: x, y: y))
  }

  /// A line along the edges, inside of them.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
  }

  /// Keeps the view's place, but shows nothing there.
  public func hidden() -> some View { style(.hidden) }

  /// Whether the view and those inside can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(RulesModifier(rules: enabled ? [] : [.untouchable]))
  }
}
