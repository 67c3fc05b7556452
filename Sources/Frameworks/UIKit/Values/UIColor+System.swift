import StrataRendering
import StrataSwiftUIApp

extension UIColor {
  private static func named(_ name: String) -> UIColor { UIColor(Color(Paint.named(name))) }

  /// Returns a color for which the style sheet has a variable but no class.
  private static func surface(_ name: String) -> UIColor {
    UIColor(Color(Paint.faded(.named(name), opacity: 1)))
  }

  /// The color black.
  public static let black = UIColor(.black)
  /// The color white.
  public static let white = UIColor(.white)
  /// The color that is fully transparent.
  public static let clear = UIColor(.clear)
  /// A gray with a third of the brightness of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray with two thirds of the brightness of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A gray with half the brightness of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red. It is the same in light and dark appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green. It is the same in light and dark appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue. It is the same in light and dark appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan. It is the same in light and dark appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow. It is the same in light and dark appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta. It is the same in light and dark appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, the same in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, the same in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, the same in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The system's red, which adapts to light and dark.
  public static let systemRed = named("red")
  /// The system's orange, which adapts to light and dark.
  public static let systemOrange = named("orange")
  /// The system's yellow, which adapts to light and dark.
  public static let systemYellow = named("yellow")
  /// The system's green, which adapts to light and dark.
  public static let systemGreen = named("green")
  /// The system's mint, which adapts to light and dark.
  public static let systemMint = named("mint")
  /// The system's teal, which adapts to light and dark.
  public static let systemTeal = named("teal")
  /// The system's cyan, which adapts to light and dark.
  public static let systemCyan = named("cyan")
  /// The system's blue, which adapts to light and dark.
  public static let systemBlue = named("blue")
  /// The system's indigo, which adapts to light and dark.
  public static let systemIndigo = named("indigo")
  /// The system's purple, which adapts to light and dark.
  public static let systemPurple = named("purple")
  /// The system's pink, which adapts to light and dark.
  public static let systemPink = named("pink")
  /// The system's brown, which adapts to light and dark.
  public static let systemBrown = named("brown")
  /// The strongest of the system's grays.
  public static let systemGray = named("gray")
  /// The second of the system's grays, from strong to weak.
  public static let systemGray2 = UIColor(Color(Paint.named("gray")).opacity(0.75))
  /// The third of the system's grays, from strong to weak.
  public static let systemGray3 = UIColor(Color(Paint.named("gray")).opacity(0.55))
  /// The fourth of the system's grays, from strong to weak.
  public static let systemGray4 = UIColor(Color(Paint.named("gray")).opacity(0.4))
  /// The fifth of the system's grays, from strong to weak.
  public static let systemGray5 = UIColor(Color(Paint.named("gray")).opacity(0.25))
  /// The weakest of the system's grays.
  public static let systemGray6 = UIColor(Color(Paint.named("gray")).opacity(0.12))
  /// The app's accent color, for interactive content.
  public static let tintColor = named("accent")
  /// The color of links: the app's accent color.
  public static let link = named("accent")

  /// The color of primary text.
  public static let label = named("primary")
  /// The color of secondary text.
  public static let secondaryLabel = named("secondary")
  /// The color of tertiary text.
  public static let tertiaryLabel = named("tertiary")
  /// The color of the least important text.
  public static let quaternaryLabel = named("quaternary")
  /// The color of a field's placeholder.
  public static let placeholderText = named("secondary")
  /// The color of lines between content.
  public static let separator = surface("line")
  /// The color of lines between content; the same as ``separator``.
  public static let opaqueSeparator = surface("line")

  /// The background of a screen.
  public static let systemBackground = surface("system")
  /// The background of content on ``systemBackground``.
  public static let secondarySystemBackground = surface("secondarySystem")
  /// The background of content on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = surface("system")
  /// The background of a screen with groups of content.
  public static let systemGroupedBackground = surface("grouped")
  /// The background of groups on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = surface("card")
  /// The background of content in groups.
  public static let tertiarySystemGroupedBackground = surface("grouped")
  /// The translucent fill of thin and small shapes.
  public static let systemFill = fill(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// The translucent fill of medium shapes.
  public static let secondarySystemFill = fill(
    light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// The translucent fill of large shapes.
  public static let tertiarySystemFill = fill(
    light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// The translucent fill of the largest shapes.
  public static let quaternarySystemFill = fill(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))

  /// Returns a translucent color. Red, green and blue are 0…255, and alpha is 0…1.
  private static func fill(
    light: (Double, Double, Double, Double), dark: (Double, Double, Double, Double)
  ) -> UIColor {
    UIColor { traits in
      let (red, green, blue, alpha) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }
}
