/// Where children of a column stand from side to side.
///
/// An alignment of an app's own would need the children measured together, and cannot be made.
public struct HorizontalAlignment: Equatable, Sendable {
  package enum Guide: Sendable { case leading, center, trailing, lineLeading, lineTrailing }
  package let guide: Guide

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
  /// Where the line below a list's row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(guide: .lineLeading)
  /// Where the line below a list's row ends.
  ///
  /// Partial: it always ends at the row's end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(guide: .lineTrailing)
}
