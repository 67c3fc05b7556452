public import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: The style of the round corners.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle whose corners have one radius, in points.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius for each corner.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The style of the round corners.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a radius for each corner, in points.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the lower leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the lower trailing corner, in points.
  ///   - topTrailingRadius: The radius of the upper trailing corner, in points.
  ///   - style: The style of the round corners.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule that fills its frame.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// Returns a capsule that fills its frame.
  ///
  /// Partial in `style`: the argument has no effect; the ends are half circles.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self {
    Capsule(style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle as large as fits into its frame.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that the container has set.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
