extension Font {
  /// The room between lines.
  ///
  /// Same as Apple's.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// The height of a line beside that of its letters; `nil` for the font's own.
    var height: Double? {
      switch self {
      case .standard: nil
      case .tight: 1.15
      case .loose: 1.5
      }
    }
  }
}
