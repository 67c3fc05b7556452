public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Blurs the view by a radius in points.
  ///
  /// Partial in `opaque`: the argument has no effect; edges fade into the surroundings.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points.
  ///   - opaque: Whether the result has no transparent pixels.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    style(.filter(.blur(Double(radius))))
  }

  /// Brightens the view, or darkens it with a negative amount.
  ///
  /// Partial: colors are moved towards white or black by the amount, whereas Apple adds a constant.
  ///
  /// - Parameter amount: The amount: -1 results in black, 0 in no change, 1 in white.
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
  /// Removes color from the view; 0 removes none, 1 all.
  ///
  /// - Parameter amount: The share of the color that is removed, from 0 to 1.
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
  /// Partial: transparent areas are colored, too.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    overlay { color.blendMode(.multiply).allowsHitTesting(false) }.compositingGroup()
  }

  /// Sets the way in which the view is blended with the content behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(RulesModifier(rules: blendMode.rendered.map { [.blend($0)] } ?? []))
  }

  /// Composes the view into one layer, to which the effects of outer modifiers are applied.
  nonisolated public func compositingGroup() -> some View { style(.isolated) }

  /// Composes the view into one layer.
  ///
  /// Partial in `opaque`, `colorMode`: the arguments have no effect; the browser chooses
  /// transparency and color space.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    style(.isolated)
  }
}

/// The color space in which colors are mixed.
///
/// Accepted: it has no effect; the browser chooses the color space.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Colors are mixed in sRGB, as in a browser.
  case nonLinear
  /// Colors are mixed by their amount of light.
  case linear
  /// Colors are mixed by their amount of light, with components that may be outside of 0 to 1.
  case extendedLinear
}
