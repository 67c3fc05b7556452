extension Text {
  /// The size of text relative to its font.
  ///
  /// Same as Apple's. The scale `secondary` makes text four fifths as large as its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The text has the size of the font.
    public static let `default` = Scale(factor: 1)
    /// The text is smaller, such as for units and footnotes.
    public static let secondary = Scale(factor: 0.8)
  }
}
