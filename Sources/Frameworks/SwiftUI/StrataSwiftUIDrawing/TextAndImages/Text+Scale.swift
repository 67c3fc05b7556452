extension Text {
  /// How large letters are beside those of the font.
  ///
  /// Same as Apple's; `secondary` is four fifths.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as for units and footnotes.
    public static let secondary = Scale(factor: 0.8)
  }
}
