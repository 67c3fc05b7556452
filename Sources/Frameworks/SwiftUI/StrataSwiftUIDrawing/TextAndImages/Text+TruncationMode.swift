extension Text {
  /// The part of a line that is omitted when the text is too long.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the text is omitted.
    ///
    /// Partial: that happens only in a text of one line; a longer text is truncated at its end.
    case head
    /// The end of the text is omitted.
    case tail
    /// The middle of the text is omitted.
    ///
    /// Partial: the text is truncated at its end, as with `tail`.
    case middle
  }
}
