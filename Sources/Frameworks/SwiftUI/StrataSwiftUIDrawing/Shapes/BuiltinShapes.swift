public import Foundation
public import StrataRendering
public import SwiftUICore

/// A rectangle with right angles.
///
/// Same as Apple's.
nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(_ size: CGSize?) -> Outline { .rectangle }
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, amount) }
}

/// A rectangle with round corners.
///
/// Same as Apple's, but for `RoundedCornerStyle.continuous`: a browser draws arcs.
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  /// Partial: the corners are arcs, whatever the style.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners are parts of an ellipse.
  ///
  /// Partial in `style`: the corners are arcs, whatever it says.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners have one radius, in points.
  ///
  /// Partial in `style`: the corners are arcs, whatever it says.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

  public func _outline(_ size: CGSize?) -> Outline {
    cornerSize.width == cornerSize.height
      ? .rounded(Double(cornerSize.width)) : _drawnOutline(size)
  }

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
/// Same as Apple's, but for `RoundedCornerStyle.continuous`: a browser draws arcs.
nonisolated public struct Capsule: InsettableShape {
  /// Partial: the corners are arcs, whatever the style.
  public var style: RoundedCornerStyle

  /// A capsule.
  ///
  /// Partial in `style`: the ends are half circles, whatever it says.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  public func _outline(_ size: CGSize?) -> Outline { Outline(.capsule) }
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, amount) }
}

/// A circle as large as fits.
///
/// Same as Apple's.
nonisolated public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var _keepsAspect: Bool { true }
  public func _outline(_ size: CGSize?) -> Outline { Outline(.circle) }
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, amount) }
}

/// An ellipse that fills its room.
///
/// Same as Apple's.
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func _outline(_ size: CGSize?) -> Outline { Outline(.ellipse) }
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, amount) }
}

/// How corners are rounded.
///
public enum RoundedCornerStyle: Sendable {
  /// Arcs of a circle.
  case circular
  /// Partial: drawn as arcs of a circle too.
  case continuous
}
