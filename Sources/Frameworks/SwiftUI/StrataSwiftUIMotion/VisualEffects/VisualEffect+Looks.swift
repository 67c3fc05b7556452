public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension VisualEffect {
  /// Sets the opacity: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { with { $0.opacity(opacity) } }

  /// Blurs the view by a radius in points.
  ///
  /// Partial in `opaque`: the argument has no effect; edges fade into the surroundings.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points.
  ///   - opaque: Whether the result has no transparent pixels.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with { $0.blur(radius: radius, opaque: opaque) }
  }

  /// Brightens the view, or darkens it with a negative amount.
  ///
  /// Partial: colors are moved towards white or black by the fraction `amount`, instead of by a
  /// constant.
  public func brightness(_ amount: Double) -> some VisualEffect { with { $0.brightness(amount) } }

  /// Multiplies the contrast; 1 is no change.
  public func contrast(_ amount: Double) -> some VisualEffect { with { $0.contrast(amount) } }

  /// Multiplies the saturation; 1 is no change.
  public func saturation(_ amount: Double) -> some VisualEffect { with { $0.saturation(amount) } }

  /// Removes color by an amount, 0…1.
  public func grayscale(_ amount: Double) -> some VisualEffect { with { $0.grayscale(amount) } }

  /// Rotates the hue of the view's colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { with { $0.hueRotation(angle) } }

  /// Sets the way in which the view is blended with the content behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    with { $0.blendMode(blendMode) }
  }
}

extension VisualEffect {
  /// Draws the view at an offset in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    with { $0.offset(x: x, y: y) }
  }

  /// Draws the view at an offset in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the drawn view by a factor for each axis.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The point that remains in place, relative to the size.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    with { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }

  /// Scales the drawn view by a factor for each axis.
  ///
  /// - Parameters:
  ///   - scale: The factors of both directions.
  ///   - anchor: The point that remains in place, relative to the size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawn view by a factor around a point.
  ///
  /// - Parameters:
  ///   - s: The factor.
  ///   - anchor: The point that remains in place, relative to the size.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Rotates the drawn view around a point; positive angles are clockwise.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The point around which the view turns, relative to the size.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.rotationEffect(angle, anchor: anchor) }
  }

  /// Rotates the drawn view in three dimensions.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis around which the view turns.
  ///   - anchor: The point around which the view turns, relative to the size.
  ///   - anchorZ: The depth of the point around which the view turns, in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with {
      $0.rotation3DEffect(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }

  /// Applies an affine transform to the view's drawing; its layout does not change.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    with { $0.transformEffect(transform) }
  }
}
