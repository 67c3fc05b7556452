public import Foundation
public import StrataRendering
public import SwiftUICore

/// A rectangle.
///
/// Same as Apple's.
nonisolated public struct Rectangle: InsettableShape {
  /// Creates a rectangle that fills its frame.
  public init() {}
  /// Returns the rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(_ size: CGSize?) -> Outline { .rectangle }
  /// Returns the rectangle inset on all sides, in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, amount) }
}

/// A rectangle with rounded corners.
///
/// Same as Apple's, except that `RoundedCornerStyle.continuous` is drawn with circular arcs.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The width and height of the ellipse at each corner.
  public var cornerSize: CGSize
  /// The style of the corners.
  ///
  /// Partial: it has no effect; the corners are circular arcs.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle whose corners are quarters of an ellipse.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: The style of the round corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle whose corners have one radius, in points.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rounded rectangle in a rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

  public func _outline(_ size: CGSize?) -> Outline {
    cornerSize.width == cornerSize.height
      ? .rounded(Double(cornerSize.width)) : _drawnOutline(size)
  }

  /// Returns the shape inset on all sides, in points; its corner radii shrink as much.
  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(self, amount)
  }

  public func _inset(_ rect: CGRect, _ amount: CGFloat) -> Path {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose short sides are half circles.
///
/// Same as Apple's, except that `RoundedCornerStyle.continuous` is drawn with circular arcs.
nonisolated public struct Capsule: InsettableShape {
  /// The style of the ends.
  ///
  /// Partial: it has no effect; the ends are half circles.
  public var style: RoundedCornerStyle

  /// Creates a capsule that fills its frame.
  ///
  /// Partial in `style`: the argument has no effect; the ends are half circles.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the capsule in a rectangle as a path.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  public func _outline(_ size: CGSize?) -> Outline { Outline(.capsule) }
  /// Returns the capsule inset on all sides, in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, amount) }
}

/// A circle with the largest diameter that fits into its frame.
///
/// Same as Apple's.
nonisolated public struct Circle: InsettableShape {
  /// Creates a circle with the largest diameter that fits into its frame.
  public init() {}

  /// Returns the largest centered circle in a rectangle as a path.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var _keepsAspect: Bool { true }
  public func _outline(_ size: CGSize?) -> Outline { Outline(.circle) }
  /// Returns the circle inset on all sides, in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, amount) }
}

/// An ellipse that fills its frame.
///
/// Same as Apple's.
nonisolated public struct Ellipse: InsettableShape {
  /// Creates an ellipse that fills its frame.
  public init() {}
  /// Returns the ellipse in a rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func _outline(_ size: CGSize?) -> Outline { Outline(.ellipse) }
  /// Returns the ellipse inset on all sides, in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, amount) }
}

/// The style of rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// Corners are circular arcs.
  case circular
  /// Corners have a curvature that changes continuously.
  ///
  /// Partial: they are drawn as circular arcs.
  case continuous
}
