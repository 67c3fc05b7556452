import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import SwiftUICore

/// The colors of paints, in the light or the dark appearance.
struct Palette {
  let isDark: Bool

  /// Returns the color of a paint, multiplied by its opacity; of a gradient, the first one.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - isArea: Whether an area is filled: the levels of the primary color, which are opaque as
  ///     text, are translucent there.
  func color(_ paint: Paint, isArea: Bool = true) -> SIMD4<Float> {
    switch paint {
    case .named(let name) where isArea && Self.areas[name] != nil:
      let (light, dark) = Self.areas[name] ?? (0, 0)
      return Self.color(isDark ? dark : light)
    case .faded(let paint, let opacity): return color(paint, isArea: isArea) * Float(opacity)
    case .adaptive(let light, let dark): return color(isDark ? dark : light, isArea: isArea)
    case .shadowed(let paint, _), .blended(let paint, _): return color(paint, isArea: isArea)
    default:
      var values = EnvironmentValues()
      values.colorScheme = isDark ? .dark : .light
      let parts = Color(paint).resolve(in: values)
      return SIMD4(parts.red, parts.green, parts.blue, 1) * parts.opacity
    }
  }

  /// Returns the shade of a paint in a box.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - box: The box that the paint fills, in points.
  ///   - transform: The transform of points to pixels.
  ///   - isArea: Whether an area is filled, not text.
  func shade(
    _ paint: Paint, in box: CGRect, _ transform: CGAffineTransform, isArea: Bool = true
  ) -> Shade {
    guard let gradient = paint.gradient else { return .plain(color(paint, isArea: isArea)) }
    return .gradient(
      GradientShade(gradient, in: box, transform) { color($0, isArea: isArea) })
  }

  /// The colors of areas that differ from those of text, as red, green, blue and opacity.
  private static let areas: [String: (light: UInt32, dark: UInt32)] = [
    "accent": (0x0062_CCFF, 0x0A6C_DBFF), "danger": (0xC416_1CFF, 0xC416_1CFF),
    "secondary": (0x3C3C_4399, 0xEBEB_F599), "tertiary": (0x3C3C_434D, 0xEBEB_F54D),
    "quaternary": (0x3C3C_432E, 0xEBEB_F529),
  ]

  private static func color(_ number: UInt32) -> SIMD4<Float> {
    func part(_ shift: UInt32) -> Float { Float((number >> shift) & 0xFF) / 255 }
    return SIMD4(part(24), part(16), part(8), 1) * part(0)
  }
}
