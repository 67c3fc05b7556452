import StrataRendering
import SwiftUI

extension UIColor {
  private static func named(_ name: String) -> UIColor { UIColor(Color(Paint.named(name))) }

  /// A colour that the style sheet has a value of, but no class.
  private static func surface(_ name: String) -> UIColor {
    UIColor(Color(Paint.faded(.named(name), opacity: 1)))
  }

  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  public static let systemRed = named("red")
  public static let systemOrange = named("orange")
  public static let systemYellow = named("yellow")
  public static let systemGreen = named("green")
  public static let systemMint = named("mint")
  public static let systemTeal = named("teal")
  public static let systemCyan = named("cyan")
  public static let systemBlue = named("blue")
  public static let systemIndigo = named("indigo")
  public static let systemPurple = named("purple")
  public static let systemPink = named("pink")
  public static let systemBrown = named("brown")
  public static let systemGray = named("gray")
  public static let systemGray2 = UIColor(Color(Paint.named("gray")).opacity(0.75))
  public static let systemGray3 = UIColor(Color(Paint.named("gray")).opacity(0.55))
  public static let systemGray4 = UIColor(Color(Paint.named("gray")).opacity(0.4))
  public static let systemGray5 = UIColor(Color(Paint.named("gray")).opacity(0.25))
  public static let systemGray6 = UIColor(Color(Paint.named("gray")).opacity(0.12))
  /// The app's own colour for what can be touched.
  public static let tintColor = named("accent")
  public static let link = named("accent")

  public static let label = named("primary")
  public static let secondaryLabel = named("secondary")
  public static let tertiaryLabel = named("tertiary")
  public static let quaternaryLabel = named("quaternary")
  public static let placeholderText = named("secondary")
  public static let separator = surface("line")
  public static let opaqueSeparator = surface("line")

  public static let systemBackground = surface("system")
  public static let secondarySystemBackground = surface("secondarySystem")
  public static let tertiarySystemBackground = surface("system")
  public static let systemGroupedBackground = surface("grouped")
  public static let secondarySystemGroupedBackground = surface("card")
  public static let tertiarySystemGroupedBackground = surface("grouped")
  /// For thin and small shapes; the others for larger and larger ones.
  public static let systemFill = fill(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  public static let secondarySystemFill = fill(
    light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  public static let tertiarySystemFill = fill(
    light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  public static let quaternarySystemFill = fill(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))

  /// A thin colour that lets its ground shine through: red, green and blue of 255, and how thin.
  private static func fill(
    light: (Double, Double, Double, Double), dark: (Double, Double, Double, Double)
  ) -> UIColor {
    UIColor { traits in
      let (red, green, blue, alpha) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }
}
