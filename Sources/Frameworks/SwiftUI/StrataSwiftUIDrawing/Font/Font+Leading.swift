extension Font {
  /// The spacing of lines.
  ///
  /// Same as Apple's.
  public enum Leading: Hashable, Sendable {
    /// Lines have the font's line height.
    case standard
    /// Lines are closer than usual.
    case tight
    /// Lines are further apart than usual.
    case loose

    /// The line height as a factor of the font size; `nil` for the font's line height.
    var height: Double? {
      switch self {
      case .standard: nil
      case .tight: 1.15
      case .loose: 1.5
      }
    }
  }
}
