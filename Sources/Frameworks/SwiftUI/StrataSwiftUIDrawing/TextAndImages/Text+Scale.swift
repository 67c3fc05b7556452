extension Text {
  /// The size of text relative to its font.
  ///
  /// Same as Apple's; `secondary` is four fifths.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, as for units and footnotes.
    public static let secondary = Scale(factor: 0.8)
  }
}
