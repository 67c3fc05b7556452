import StrataRendering

/// The components of the named colors, for apps that read them. They are equal to those of the
/// style sheet. From red to gray they have the values that Apple publishes for iOS in its Human
/// Interface Guidelines.
enum ColorTable {
  private static let named: [String: (light: Int, dark: Int)] = [
    "primary": (0x111114, 0xF5F5F7),
    "secondary": (0x5A5A61, 0xAEAEB4),
    "tertiary": (0x63636A, 0xA3A3AA),
    "quaternary": (0x63636A, 0xA3A3AA),
    "accent": (0x0060C8, 0x55A8FF),
    "danger": (0xC4161C, 0xFF7B74),
    "red": (0xFF3B30, 0xFF453A),
    "orange": (0xFF9500, 0xFF9F0A),
    "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158),
    "mint": (0x00C7BE, 0x63E6E2),
    "teal": (0x30B0C7, 0x40C8E0),
    "cyan": (0x32ADE6, 0x64D2FF),
    "blue": (0x007AFF, 0x0A84FF),
    "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2),
    "pink": (0xFF2D55, 0xFF375F),
    "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93),
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
