public import Foundation

/// The vertical alignment of the children of a row.
///
/// An app declares other alignments by an ``AlignmentID``. A stack or a frame with such an alignment
/// places its views by their guides; a list, a grid or a lazy stack uses the side that is nearest to
/// the default value.
public struct VerticalAlignment: Equatable, Sendable {
  package enum Guide: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
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

  /// Returns the guide of a container from the guides that its views set: their average.
  ///
  /// - Parameter values: The guides, `nil` for a view that sets none.
  /// - Returns: The guide; `nil` if no view sets one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    values.average
  }
}
