/// The vertical alignment of the children of a row.
///
/// Custom alignments are not supported, because they would require the children to be measured
/// together.
public struct VerticalAlignment: Equatable, Sendable {
  package enum Guide: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
  package let guide: Guide

  /// The children's top edges are aligned.
  public static let top = VerticalAlignment(guide: .top)
  /// The children's vertical centers are aligned.
  public static let center = VerticalAlignment(guide: .center)
  /// The children's bottom edges are aligned.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baselines of the children's first lines of text are aligned.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baselines of the children's last lines of text are aligned.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}
