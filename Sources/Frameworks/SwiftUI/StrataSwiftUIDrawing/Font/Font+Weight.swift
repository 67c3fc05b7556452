extension Font {
  /// The weight of a font.
  ///
  /// Same as Apple's.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS, from 100 to 900.
    let number: Int

    /// The lightest weight.
    public static let ultraLight = Weight(number: 100)
    /// A thin weight.
    public static let thin = Weight(number: 200)
    /// A light weight.
    public static let light = Weight(number: 300)
    /// The normal weight.
    public static let regular = Weight(number: 400)
    /// A weight between regular and semibold.
    public static let medium = Weight(number: 500)
    /// A weight between medium and bold.
    public static let semibold = Weight(number: 600)
    /// A bold weight.
    public static let bold = Weight(number: 700)
    /// A weight between bold and black.
    public static let heavy = Weight(number: 800)
    /// The heaviest weight.
    public static let black = Weight(number: 900)
  }
}
