public import Foundation
public import StrataRendering
public import SwiftUICore

/// A rectangle whose corners have radii of their own.
///
/// Same as Apple's, but for `RoundedCornerStyle.continuous`: a browser draws arcs.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  /// Partial: the corners are arcs, whatever the style.
  public var style: RoundedCornerStyle

  /// Partial in `style`: the corners are arcs, whatever it says.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Partial in `style`: the corners are arcs, whatever it says.
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

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

  public func _outline(_ size: CGSize?) -> Outline {
    Outline(
      .rectangle(
        topLeading: Double(cornerRadii.topLeading), topTrailing: Double(cornerRadii.topTrailing),
        bottomLeading: Double(cornerRadii.bottomLeading),
        bottomTrailing: Double(cornerRadii.bottomTrailing)))
  }

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
