import StrataRendering

/// The components of the named colors, equal to those of the style sheet, for apps that read them.
enum ColorTable {
  private static let named: [String: (light: Int, dark: Int)] = [
    "primary": (0x111114, 0xF5F5F7),
    "secondary": (0x5A5A61, 0xAEAEB4),
    "tertiary": (0x63636A, 0xA3A3AA),
    "quaternary": (0x63636A, 0xA3A3AA),
    "accent": (0x0060C8, 0x55A8FF),
    "red": (0xC4161C, 0xFF7B74),
    "orange": (0xA84800, 0xFFB340),
    "yellow": (0x7D5A00, 0xFFD426),
    "green": (0x18702D, 0x30DB5B),
    "mint": (0x076D68, 0x66D4CF),
    "teal": (0x066A77, 0x5DE6FF),
    "cyan": (0x006896, 0x70D7FF),
    "blue": (0x0060C8, 0x55A8FF),
    "indigo": (0x4A48C4, 0xA8A7FF),
    "purple": (0x8A3AB9, 0xDA8FFF),
    "pink": (0xC4123F, 0xFF86A4),
    "brown": (0x75592F, 0xC9A77C),
    "gray": (0x5F5F65, 0xAEAEB2),
    "white": (0xFFFFFF, 0xFFFFFF),
    "black": (0x000000, 0x000000),
    "system": (0xFFFFFF, 0x000000),
  ]

  static func knows(_ name: String) -> Bool { named[name] != nil }

  static func resolved(_ paint: Paint, isDark: Bool) -> Color.Resolved {
    switch paint {
    case .named("clear"): return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case .named(let name):
      let pair = named[name] ?? (0, 0xFFFFFF)
      return number(isDark ? pair.dark : pair.light)
    case .rgba(let red, let green, let blue, let opacity):
      return Color.Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .faded(let paint, let opacity):
      var colour = resolved(paint, isDark: isDark)
      colour.opacity *= Float(opacity)
      return colour
    case .mixed(let first, let second, let fraction, _):
      return mixed(
        resolved(first, isDark: isDark), resolved(second, isDark: isDark), Float(fraction))
    case .gradient(let gradient):
      return resolved(gradient.stops.first?.paint ?? .named("clear"), isDark: isDark)
    case .adaptive(let light, let dark): return resolved(isDark ? dark : light, isDark: isDark)
    case .shadowed(let paint, _), .blended(let paint, _): return resolved(paint, isDark: isDark)
    }
  }

  private static func number(_ hex: Int) -> Color.Resolved {
    func part(_ shift: Int) -> Float { Float((hex >> shift) & 0xFF) / 255 }
    return Color.Resolved(red: part(16), green: part(8), blue: part(0))
  }

  private static func mixed(
    _ first: Color.Resolved, _ second: Color.Resolved, _ fraction: Float
  ) -> Color.Resolved {
    func part(_ key: KeyPath<Color.Resolved, Float>) -> Float {
      first[keyPath: key] + (second[keyPath: key] - first[keyPath: key]) * fraction
    }
    return Color.Resolved(
      red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
  }
}
