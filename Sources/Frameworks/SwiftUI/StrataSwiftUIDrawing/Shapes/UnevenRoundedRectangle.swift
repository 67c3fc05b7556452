public import Foundation
public import StrataRendering
public import SwiftUICore

/// A rectangle with a radius for each corner.
///
/// Same as Apple's, except that `RoundedCornerStyle.continuous` is drawn with circular arcs.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  ///
  /// Partial: the corners are circular arcs, whatever the style.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The style of the round corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner, in points.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the lower leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the lower trailing corner, in points.
  ///   - topTrailingRadius: The radius of the upper trailing corner, in points.
  ///   - style: The style of the round corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the shape in a rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

  public func _outline(_ size: CGSize?) -> Outline {
    Outline(
      .rectangle(
        topLeading: Double(cornerRadii.topLeading), topTrailing: Double(cornerRadii.topTrailing),
        bottomLeading: Double(cornerRadii.bottomLeading),
        bottomTrailing: Double(cornerRadii.bottomTrailing)))
  }

  /// Returns the shape inset on all sides, in points; its corner radii shrink as much.
  public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(self, amount)
  }

  public func _inset(_ rect: CGRect, _ amount: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(0, cornerRadii.topLeading - amount),
      bottomLeading: max(0, cornerRadii.bottomLeading - amount),
      bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
      topTrailing: max(0, cornerRadii.topTrailing - amount))
    return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: radii)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
