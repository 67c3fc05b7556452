/// The horizontal alignment of the children of a column.
///
/// Custom alignments are not supported, because they would require the children to be measured
/// together.
public struct HorizontalAlignment: Equatable, Sendable {
  package enum Guide: Sendable { case leading, center, trailing, lineLeading, lineTrailing }
  package let guide: Guide

  /// The children's leading edges are aligned.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The children's horizontal centers are aligned.
  public static let center = HorizontalAlignment(guide: .center)
  /// The children's trailing edges are aligned.
  public static let trailing = HorizontalAlignment(guide: .trailing)
  /// The children are aligned at the leading end of the separator below a list's row.
  public static let listRowSeparatorLeading = HorizontalAlignment(guide: .lineLeading)
  /// The children are aligned at the trailing end of the separator below a list's row.
  ///
  /// Partial: the separator always ends at the trailing edge of the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(guide: .lineTrailing)
}
