public import Foundation
import Rendering

extension View {
  /// Fills the area behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self.style(.background(style._paint))
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    self.style(.background(style._paint)).clipShape(shape)
  }

  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    modifier(RulesModifier(rules: shape._rules))
  }

  /// Cuts off what reaches over the edges.
  public func clipped() -> some View { style(.clip) }

  @available(*, deprecated, message: "Use `clipShape` or `fill` instead.")
  public func cornerRadius(_ radius: CGFloat) -> some View { style(.cornerRadius(radius)) }

  /// Lets through what is behind; 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some View { style(.opacity(opacity)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { style(.offset(x: x, y: y)) }

  public func rotationEffect(_ angle: Angle) -> some View {
    style(.rotation(degrees: angle.degrees))
  }

  public func scaleEffect(_ scale: CGFloat) -> some View { style(.scale(x: scale, y: scale)) }

  public func zIndex(_ value: Double) -> some View { style(.layer(value)) }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    style(.shadow(color._paint, radius: radius, x: x, y: y))
  }

  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    style(.border(content._paint, width: width))
  }

  /// The colour of what can be touched here.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(RulesModifier(rules: tint.map { [.tint($0._paint)] } ?? []))
  }
}
