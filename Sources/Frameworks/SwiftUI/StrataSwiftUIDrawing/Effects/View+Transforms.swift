public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Draws the view at an offset in points, without affecting the layout.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    style(.offset(x: x, y: y))
  }

  /// Draws the view at an offset in points, without affecting the layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Rotates the drawn view around a point; positive angles are clockwise.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - anchor: The center of the rotation, as fractions of the view.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    style(.rotation(degrees: angle.degrees, anchor: anchor.place))
  }

  /// Scales the drawn view by a factor around a point.
  ///
  /// - Parameters:
  ///   - s: The factor; 1 is the original size.
  ///   - anchor: The point that stays in place, as fractions of the view.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the drawn view by a factor for each axis.
  ///
  /// - Parameters:
  ///   - scale: The factors of both directions.
  ///   - anchor: The point that remains in place, relative to the size.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawn view by a factor for each axis.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The point that remains in place, relative to the size.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    style(.scale(x: x, y: y, anchor: anchor.place))
  }

  /// Rotates the drawn view about an axis in three dimensions.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The axis of the rotation.
  ///   - anchor: The center of the rotation, as fractions of the view.
  ///   - anchorZ: The depth of the center in points.
  ///   - perspective: The strength of the perspective; 0 is none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    style(
      .rotation3D(
        degrees: angle.degrees, axis: [axis.x, axis.y, axis.z].map { Double($0) },
        anchor: anchor.place, anchorZ: Double(anchorZ), perspective: Double(perspective)))
  }

  /// Applies an affine transform to the view's drawing; its layout does not change.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(RulesModifier(rules: transform.numbers.map { [.matrix($0)] } ?? []))
  }
}
