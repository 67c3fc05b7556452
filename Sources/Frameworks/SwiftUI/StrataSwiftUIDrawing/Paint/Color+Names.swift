extension Color {
  /// Red, in shades for light and dark appearance.
  public static let red = Color(.named("red"))
  /// Orange, in shades for light and dark appearance.
  public static let orange = Color(.named("orange"))
  /// Yellow, in shades for light and dark appearance.
  public static let yellow = Color(.named("yellow"))
  /// Green, in shades for light and dark appearance.
  public static let green = Color(.named("green"))
  /// Mint, in shades for light and dark appearance.
  public static let mint = Color(.named("mint"))
  /// Teal, in shades for light and dark appearance.
  public static let teal = Color(.named("teal"))
  /// Cyan, in shades for light and dark appearance.
  public static let cyan = Color(.named("cyan"))
  /// Blue, in shades for light and dark appearance.
  public static let blue = Color(.named("blue"))
  /// Indigo, in shades for light and dark appearance.
  public static let indigo = Color(.named("indigo"))
  /// Purple, in shades for light and dark appearance.
  public static let purple = Color(.named("purple"))
  /// Pink, in shades for light and dark appearance.
  public static let pink = Color(.named("pink"))
  /// Brown, in shades for light and dark appearance.
  public static let brown = Color(.named("brown"))
  /// The color white.
  public static let white = Color(.named("white"))
  /// Gray, in shades for light and dark appearance.
  public static let gray = Color(.named("gray"))
  /// The color black.
  public static let black = Color(.named("black"))
  /// A fully transparent color.
  public static let clear = Color(.named("clear"))
  /// The color of primary content, such as body text.
  public static let primary = Color(.named("primary"))
  /// The color of secondary content, such as captions.
  public static let secondary = Color(.named("secondary"))
  /// The app's color for interactive elements.
  public static let accentColor = Color(.named("accent"))
}

extension ShapeStyle where Self == Color {
  /// Red, adapted to light and dark.
  public static var red: Color { Color.red }
  /// Orange, adapted to light and dark.
  public static var orange: Color { Color.orange }
  /// Yellow, adapted to light and dark.
  public static var yellow: Color { Color.yellow }
  /// Green, adapted to light and dark.
  public static var green: Color { Color.green }
  /// Mint, adapted to light and dark.
  public static var mint: Color { Color.mint }
  /// Teal, adapted to light and dark.
  public static var teal: Color { Color.teal }
  /// Cyan, adapted to light and dark.
  public static var cyan: Color { Color.cyan }
  /// Blue, adapted to light and dark.
  public static var blue: Color { Color.blue }
  /// Indigo, adapted to light and dark.
  public static var indigo: Color { Color.indigo }
  /// Purple, adapted to light and dark.
  public static var purple: Color { Color.purple }
  /// Pink, adapted to light and dark.
  public static var pink: Color { Color.pink }
  /// Brown, adapted to light and dark.
  public static var brown: Color { Color.brown }
  /// The color white.
  public static var white: Color { Color.white }
  /// Gray, adapted to light and dark.
  public static var gray: Color { Color.gray }
  /// The color black.
  public static var black: Color { Color.black }
  /// A fully transparent color.
  public static var clear: Color { Color.clear }
}
