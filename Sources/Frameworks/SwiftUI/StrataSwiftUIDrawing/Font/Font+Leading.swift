extension Font {
  /// The spacing of lines.
  ///
  /// Same as Apple's.
  public enum Leading: Hashable, Sendable {
    /// The font's line height.
    case standard
    /// Lines that are closer than usual.
    case tight
    /// Lines that are further apart than usual.
    case loose

    /// The line height as a factor of the font size, or `nil` for the font's.
    var height: Double? {
      switch self {
      case .standard: nil
      case .tight: 1.15
      case .loose: 1.5
      }
    }
  }
}
