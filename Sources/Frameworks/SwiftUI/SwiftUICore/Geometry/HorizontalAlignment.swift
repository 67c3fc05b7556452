/// The horizontal alignment of the children of a column.
///
/// Custom alignments are not supported: they would require the children to be measured together.
public struct HorizontalAlignment: Equatable, Sendable {
  package enum Guide: Sendable { case leading, center, trailing, lineLeading, lineTrailing }
  package let guide: Guide

  /// The leading edges.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The horizontal centers.
  public static let center = HorizontalAlignment(guide: .center)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(guide: .trailing)
  /// The leading end of the separator below a row of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(guide: .lineLeading)
  /// The trailing end of the separator below a row of a list.
  ///
  /// Partial: the separator always ends at the trailing edge of the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(guide: .lineTrailing)
}
