extension Font {
  /// The spacing of lines.
  ///
  /// Same as Apple's.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

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
