public import Foundation

/// The horizontal alignment of the children of a column.
///
/// An app declares other alignments by an ``AlignmentID``. A stack or a frame with such an alignment
/// places its views by their guides; a list, a grid or a lazy stack uses the side that is nearest to
/// the default value.
public struct HorizontalAlignment: Equatable, Sendable {
  package enum Guide: Hashable, Sendable {
    case leading, center, trailing, lineLeading, lineTrailing
    case custom(UInt16)
  }
  package let guide: Guide

  package init(guide: Guide) { self.guide = guide }

  /// Creates an alignment from the type that identifies it.
  ///
  /// - Parameter id: The type, which has the value for views that set no guide.
  public init(_ id: any AlignmentID.Type) {
    guide = .custom(AlignmentNumbers.number(of: id))
  }

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

  /// Returns the guide of a container from the guides that its views set: their average.
  ///
  /// - Parameter values: The guides, `nil` for a view that sets none.
  /// - Returns: The guide; `nil` if no view sets one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    values.average
  }
}
