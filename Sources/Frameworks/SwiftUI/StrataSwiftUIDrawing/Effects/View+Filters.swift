public import Foundation
import StrataRendering
public import SwiftUICore

extension View {
  /// Blurs the view.
  ///
  /// Partial in `opaque`: edges fade into what is around, even where it says that nothing shows
  /// through.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    style(.filter(.blur(Double(radius))))
  }

  /// Makes the view lighter, or darker with an amount below 0.
  ///
  /// Partial: a browser lightens towards white and darkens towards black by a part of the way.
  public func brightness(_ amount: Double) -> some View { style(.filter(.brightness(amount))) }

  public func contrast(_ amount: Double) -> some View { style(.filter(.contrast(amount))) }
  public func saturation(_ amount: Double) -> some View { style(.filter(.saturation(amount))) }
  public func grayscale(_ amount: Double) -> some View { style(.filter(.grayscale(amount))) }

  public func hueRotation(_ angle: Angle) -> some View {
    style(.filter(.hueRotation(degrees: angle.degrees)))
  }

  public func colorInvert() -> some View { style(.filter(.invert(1))) }

  /// Multiplies every colour of the view.
  ///
  /// Partial: what is transparent is coloured too.
  public func colorMultiply(_ color: Color) -> some View {
    overlay { color.blendMode(.multiply).allowsHitTesting(false) }.compositingGroup()
  }

  /// How the view and what is behind it become one.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(RulesModifier(rules: blendMode.rendered.map { [.blend($0)] } ?? []))
  }

  /// Draws the view as one picture before effects around it act.
  public func compositingGroup() -> some View { style(.isolated) }

  /// Draws the view as one picture.
  ///
  /// Partial in `opaque`, `colorMode`: the browser itself finds out what shows through and where
  /// colours are worked out, whatever they say.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    style(.isolated)
  }
}

/// Where colours are worked out.
///
/// Accepted: a browser works them out as it does.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
