extension Text {
  /// Where words are left out of a line that is too long.
  public enum TruncationMode: Hashable, Sendable {
    /// Partial: of a text with one line; one with more ends with the dots.
    case head
    case tail
    /// Partial: as `tail`.
    case middle
  }
}
