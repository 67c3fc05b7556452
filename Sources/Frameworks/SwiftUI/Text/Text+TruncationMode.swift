extension Text {
  /// Where words are left out of a line that is too long.
  ///
  /// Partial: of a text with one line; one with more ends with the dots, and `middle` is as `tail`.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}
