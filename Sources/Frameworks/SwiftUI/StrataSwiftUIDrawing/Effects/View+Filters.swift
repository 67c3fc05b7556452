public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Blurs the view by a radius in points.
  ///
  /// Partial in `opaque`: it is ignored; edges fade into the surroundings.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points.
  ///   - opaque: Whether the result has no transparent pixels.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    style(.filter(.blur(Double(radius))))
  }

  /// Brightens the view, or darkens it with a negative amount.
  ///
  /// Partial: colors are moved by the amount towards white or black instead of by a constant.
  ///
  /// - Parameter amount: -1 gives black, 0 no change, 1 white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    style(.filter(.brightness(amount)))
  }

  /// Multiplies the contrast of the view; 1 is no change.
  nonisolated public func contrast(_ amount: Double) -> some View {
    style(.filter(.contrast(amount)))
  }
  /// Multiplies the saturation of the view; 1 is no change.
  nonisolated public func saturation(_ amount: Double) -> some View {
    style(.filter(.saturation(amount)))
  }
  /// Removes color from the view.
  ///
  /// - Parameter amount: The share that is removed, 0…1.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    style(.filter(.grayscale(amount)))
  }

  /// Rotates the hue of the view's colors.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    style(.filter(.hueRotation(degrees: angle.degrees)))
  }

  /// Inverts the view's colors.
  nonisolated public func colorInvert() -> some View { style(.filter(.invert(1))) }

  /// Multiplies the view's colors with a color.
  ///
  /// Partial: transparent areas are colored too.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    overlay { color.blendMode(.multiply).allowsHitTesting(false) }.compositingGroup()
  }

  /// Sets the way in which the view is blended with the content behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(RulesModifier(rules: blendMode.rendered.map { [.blend($0)] } ?? []))
  }

  /// Composes the view into one layer before effects around it apply.
  nonisolated public func compositingGroup() -> some View { style(.isolated) }

  /// Composes the view into one layer.
  ///
  /// Partial in `opaque`, `colorMode`: they are ignored; the browser chooses transparency and color
  /// space.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    style(.isolated)
  }
}

/// The color space in which colors are mixed.
///
/// Accepted: the browser chooses it.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Colors are mixed in sRGB, as in a browser.
  case nonLinear
  /// Colors are mixed by their amount of light.
  case linear
  /// As `linear`, with components outside of 0 to 1.
  case extendedLinear
}
