/// The vertical alignment of the children of a row.
///
/// Custom alignments are not supported, as with ``HorizontalAlignment``.
public struct VerticalAlignment: Equatable, Sendable {
  package enum Guide: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
  package let guide: Guide

  /// The top edges.
  public static let top = VerticalAlignment(guide: .top)
  /// The vertical centers.
  public static let center = VerticalAlignment(guide: .center)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baselines of the first lines of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baselines of the last lines of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}
