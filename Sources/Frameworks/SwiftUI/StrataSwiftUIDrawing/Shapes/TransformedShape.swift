public import Foundation
public import SwiftUICore

/// A shape rotated around a point.
///
/// Same as Apple's.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before the rotation.
  public var shape: Content
  /// The angle of the rotation; positive is clockwise.
  public var angle: Angle
  /// The center of the rotation, as fractions of the frame.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - angle: The angle.
  ///   - anchor: The point that remains in place, relative to the size.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the rotated outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.place(in: rect)))
  }

  public var _keepsAspect: Bool { shape._keepsAspect }

  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}

/// A shape scaled around a point.
///
/// Same as Apple's.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before it is scaled.
  public var shape: Content
  /// The factors for the width and the height.
  public var scale: CGSize
  /// The point that stays in place, as fractions of the frame.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - scale: The factors of both directions.
  ///   - anchor: The point that remains in place, relative to the size.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the scaled outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.place(in: rect)))
  }

  public var _keepsAspect: Bool { shape._keepsAspect }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape moved by a distance.
///
/// Same as Apple's.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before it is moved.
  public var shape: Content
  /// The distance by which the shape is moved, in points.
  public var offset: CGSize

  /// Creates a moved shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - offset: The distances in both directions, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the moved outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public var _keepsAspect: Bool { shape._keepsAspect }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape with an affine transform.
///
/// Same as Apple's.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before the transform.
  public var shape: Content
  /// The transform of its points.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - transform: The transformation.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension CGAffineTransform {
  /// Returns the transform with another point as its origin.
  func about(_ place: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -place.x, y: -place.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
