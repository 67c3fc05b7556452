public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Shows the view beside its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { style(.offset(x: x, y: y)) }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Turns the view about a place in it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    style(.rotation(degrees: angle.degrees, anchor: anchor.place))
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    style(.scale(x: x, y: y, anchor: anchor.place))
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    style(
      .rotation3D(
        degrees: angle.degrees, axis: [axis.x, axis.y, axis.z].map { Double($0) },
        anchor: anchor.place, anchorZ: Double(anchorZ), perspective: Double(perspective)))
  }

  /// Moves every point of the view by an affine map.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(RulesModifier(rules: transform.numbers.map { [.matrix($0)] } ?? []))
  }
}
