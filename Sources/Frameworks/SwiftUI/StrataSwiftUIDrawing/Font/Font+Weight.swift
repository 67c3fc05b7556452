extension Font {
  /// How heavy the strokes are.
  ///
  /// Same as Apple's.
  public struct Weight: Hashable, Sendable {
    /// On CSS' scale of 100 to 900.
    let number: Int

    public static let ultraLight = Weight(number: 100)
    public static let thin = Weight(number: 200)
    public static let light = Weight(number: 300)
    public static let regular = Weight(number: 400)
    public static let medium = Weight(number: 500)
    public static let semibold = Weight(number: 600)
    public static let bold = Weight(number: 700)
    public static let heavy = Weight(number: 800)
    public static let black = Weight(number: 900)
  }
}
