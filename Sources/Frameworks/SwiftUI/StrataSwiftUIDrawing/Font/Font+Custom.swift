public import Foundation

extension Font {
  /// Returns a font by its name, at a size that scales with the user's preferred size.
  ///
  ///     Text("Menu").font(.custom("Pacifico-Regular", size: 24))
  ///
  /// Same as Apple's. A font file among the app's resources is found by its PostScript, full or
  /// family name. If there is none, a font of that name on the person's device is used; otherwise
  /// the system font.
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - size: The size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: name, size: size)
  }

  /// Returns a font by its name, at a size that does not scale.
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - fixedSize: The size in points, which does not scale.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: name, size: fixedSize, isFixed: true)
  }

  /// Returns the system font at a size that does not scale.
  ///
  /// - Parameter size: The size in points, which does not scale.
  package static func fixed(_ size: CGFloat) -> Font {
    Font(size: size, isFixed: true)
  }

  /// Returns a font by its name, at a size that scales as a text style does.
  ///
  /// Partial in `relativeTo`: the argument has no effect; in a browser all text styles scale alike.
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - size: The size in points.
  ///   - textStyle: The text style with whose size the font grows and shrinks.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(name: name, size: size)
  }

  /// Returns the system font in a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design of the letters.
  @available(iOS, deprecated: 100000, message: "Use system(_:design:weight:)")
  @_disfavoredOverload
  public static func system(
    _ style: Font.TextStyle, design: Font.Design = .default
  ) -> Font {
    system(style, design: Optional(design), weight: nil)
  }

  /// Returns the system font at a size in points.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the letters.
  ///   - design: The design of the letters.
  @available(iOS, deprecated: 100000, message: "Give an optional weight and design")
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// Returns the font with small capitals instead of all letters.
  public func smallCaps() -> Font { changed { $0.caps = .all } }

  /// Returns the font with small capitals instead of lowercase letters.
  public func lowercaseSmallCaps() -> Font { changed { $0.caps = .lowercase } }

  /// Returns the font with small capitals instead of uppercase letters.
  public func uppercaseSmallCaps() -> Font { changed { $0.caps = .uppercase } }

  /// Returns the font with a line spacing.
  public func leading(_ leading: Font.Leading) -> Font { changed { $0.leading = leading } }

  /// Returns the font with a width, if the typeface has variants.
  public func width(_ width: Font.Width) -> Font { changed { $0.width = width } }

  /// The kinds of small capitals, which are values of the CSS property `font-variant-caps`.
  enum SmallCaps: String, Hashable, Sendable {
    case all = "all-small-caps"
    case lowercase = "small-caps"
    case uppercase = "unicase"
  }
}
