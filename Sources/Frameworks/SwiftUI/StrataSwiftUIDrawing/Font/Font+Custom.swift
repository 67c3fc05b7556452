public import Foundation

extension Font {
  /// A typeface by its name, at a size that grows with the reader's own for body text.
  ///
  ///     Text("Menu").font(.custom("Pacifico-Regular", size: 24))
  ///
  /// Same as Apple's. A font file among the app's resources is found by its PostScript, full or
  /// family name; otherwise the reader's device may have the font. Where nobody has, the system's
  /// stands in.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: name, size: size)
  }

  /// A typeface by its name, at a size that stays whatever the reader prefers.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: name, size: fixedSize, isFixed: true)
  }

  /// A typeface by its name, at a size that grows as a text style does.
  ///
  /// Partial in `relativeTo`: in a browser all text styles grow alike.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(name: name, size: size)
  }

  @available(iOS, deprecated: 100000, message: "Use system(_:design:weight:)")
  @_disfavoredOverload
  public static func system(
    _ style: Font.TextStyle, design: Font.Design = .default
  ) -> Font {
    system(style, design: Optional(design), weight: nil)
  }

  @available(iOS, deprecated: 100000, message: "Give an optional weight and design")
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// Capital letters in the size of small ones, for all letters.
  public func smallCaps() -> Font { changed { $0.caps = .all } }

  /// Capital letters in the size of small ones, for small letters.
  public func lowercaseSmallCaps() -> Font { changed { $0.caps = .lowercase } }

  /// Capital letters in the size of small ones, for capital letters.
  public func uppercaseSmallCaps() -> Font { changed { $0.caps = .uppercase } }

  /// Sets the room between lines.
  public func leading(_ leading: Font.Leading) -> Font { changed { $0.leading = leading } }

  /// Sets how wide letters are, where the font has such.
  public func width(_ width: Font.Width) -> Font { changed { $0.width = width } }

  /// CSS' names for capital letters that are small.
  enum SmallCaps: String, Hashable, Sendable {
    case all = "all-small-caps"
    case lowercase = "small-caps"
    case uppercase = "unicase"
  }
}
