public import Foundation
public import StrataRendering
public import SwiftUICore

/// A shape that can be inset on all sides.
///
/// Same as Apple's.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset on all sides.
  ///
  /// - Parameter amount: The distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape

  /// Returns the outline at a distance inside a rectangle.
  nonisolated func _inset(_ rect: CGRect, _ amount: CGFloat) -> Path
}

extension InsettableShape {
  nonisolated public func _inset(_ rect: CGRect, _ amount: CGFloat) -> Path {
    path(in: rect.insetBy(dx: amount, dy: amount))
  }
}

/// A shape inset on all sides.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  /// The shape without the inset.
  public var base: Base
  /// The distance by which the shape is inset, in points.
  public var amount: CGFloat

  init(_ base: Base, _ amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// Returns the inset outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base._inset(rect, amount) }
  /// Returns the shape inset further.
  public func inset(by amount: CGFloat) -> Self { Self(base, self.amount + amount) }
  public var _keepsAspect: Bool { base._keepsAspect }

  public func _outline(_ size: CGSize?) -> Outline {
    var outline = base._outline(size)
    guard outline.trim == nil, !outline.isUneven else { return _drawnOutline(size) }
    if case .path = outline.form { return _drawnOutline(size) }
    outline.inset += Double(amount)
    return outline
  }

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}
