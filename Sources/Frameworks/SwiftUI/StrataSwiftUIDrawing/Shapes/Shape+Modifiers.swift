public import Foundation
public import SwiftUICore

extension Shape {
  /// Returns a part of the outline by its length: 0 is the start, 1 the end.
  ///
  /// - Parameters:
  ///   - startFraction: The start of the part, 0…1.
  ///   - endFraction: The end of the part, 0…1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the shape rotated around a point.
  ///
  /// - Parameters:
  ///   - angle: The angle; positive is clockwise.
  ///   - anchor: The center of the rotation, as fractions of the frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape scaled by a factor for each axis.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The point that remains in place, relative to the size.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled by a factor.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The point that remains in place, relative to the size.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape moved by a distance in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape moved by the coordinates of a point.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape moved by a distance in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// Returns the shape with an affine transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape at a fixed size in the top leading corner of its frame.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns the shape at a fixed size in the top leading corner of its frame.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape at a fixed size, placed in its frame by an anchor.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - anchor: The point that remains in place, relative to the size.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape at a fixed size, placed in its frame by an anchor.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  ///   - anchor: The point that remains in place, relative to the size.
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// Returns the stroke of the outline as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the stroke of the outline with a line width in points as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
