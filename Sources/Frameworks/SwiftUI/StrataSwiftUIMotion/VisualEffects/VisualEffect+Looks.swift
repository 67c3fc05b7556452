public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { with { $0.opacity(opacity) } }

  /// Softens edges.
  ///
  /// Partial in `opaque`: edges fade into what is around, even where it says that nothing shows
  /// through.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with { $0.blur(radius: radius, opaque: opaque) }
  }

  /// Makes the view lighter, or darker with an amount below 0.
  ///
  /// Partial: a browser lightens towards white and darkens towards black by a part of the way.
  public func brightness(_ amount: Double) -> some VisualEffect { with { $0.brightness(amount) } }

  public func contrast(_ amount: Double) -> some VisualEffect { with { $0.contrast(amount) } }

  public func saturation(_ amount: Double) -> some VisualEffect { with { $0.saturation(amount) } }

  public func grayscale(_ amount: Double) -> some VisualEffect { with { $0.grayscale(amount) } }

  public func hueRotation(_ angle: Angle) -> some VisualEffect { with { $0.hueRotation(angle) } }

  /// How the view and what is behind it become one.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    with { $0.blendMode(blendMode) }
  }
}

extension VisualEffect {
  /// Shows the view beside its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    with { $0.offset(x: x, y: y) }
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    with { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Turns the view about a place in it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.rotationEffect(angle, anchor: anchor) }
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with {
      $0.rotation3DEffect(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }

  /// Moves the view's points by an affine map.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    with { $0.transformEffect(transform) }
  }
}
