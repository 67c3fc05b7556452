extension Font {
  /// The weight of a font.
  ///
  /// Same as Apple's.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS, from 100 to 900.
    let number: Int

    /// The lightest weight of a font.
    public static let ultraLight = Weight(number: 100)
    /// A thin weight of a font.
    public static let thin = Weight(number: 200)
    /// A light weight of a font.
    public static let light = Weight(number: 300)
    /// The normal weight of a font.
    public static let regular = Weight(number: 400)
    /// A weight of a font between regular and semibold.
    public static let medium = Weight(number: 500)
    /// A weight of a font between medium and bold.
    public static let semibold = Weight(number: 600)
    /// The bold weight of a font.
    public static let bold = Weight(number: 700)
    /// A weight of a font between bold and black.
    public static let heavy = Weight(number: 800)
    /// The heaviest weight of a font.
    public static let black = Weight(number: 900)
  }
}
