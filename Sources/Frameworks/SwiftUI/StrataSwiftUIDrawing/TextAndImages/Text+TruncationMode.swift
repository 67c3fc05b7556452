extension Text {
  /// The part of a line that is omitted when the text is too long.
  public enum TruncationMode: Hashable, Sendable {
    /// Partial: only in a text of one line; longer ones are truncated at the end.
    case head
    /// The end of the text is omitted.
    case tail
    /// Partial: truncates at the end, as `tail`.
    case middle
  }
}
