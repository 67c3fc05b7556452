public import Foundation

/// The size of a view and the positions of its alignment guides.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The guides that the view sets, by their distances from the leading edge and from the top.
  private var horizontal: [HorizontalAlignment.Guide: CGFloat] = [:]
  private var vertical: [VerticalAlignment.Guide: CGFloat] = [:]

  /// Creates the dimensions of a view that sets no guides.
  package init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  /// Sets the guide that a view sets, or removes it.
  package mutating func set(_ guide: HorizontalAlignment.Guide, _ value: CGFloat?) {
    horizontal[guide] = value
  }

  /// Sets the guide that a view sets, or removes it.
  package mutating func set(_ guide: VerticalAlignment.Guide, _ value: CGFloat?) {
    vertical[guide] = value
  }

  /// Returns the distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    if let value = self[explicit: guide] { return value }
    return switch guide.guide {
    case .leading, .lineLeading: 0
    case .center: width / 2
    case .trailing, .lineTrailing: width
    case .custom(let number): AlignmentNumbers.value(number, in: self)
    }
  }

  /// Returns the distance of a guide from the top edge.
  ///
  /// Partial: baselines are assumed to be at four fifths of the height.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    if let value = self[explicit: guide] { return value }
    return switch guide.guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline, .lastTextBaseline: height * 4 / 5
    case .custom(let number): AlignmentNumbers.value(number, in: self)
    }
  }

  /// Returns the distance of a guide from the leading edge if the view sets it, else `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { horizontal[guide.guide] }

  /// Returns the distance of a guide from the top edge if the view sets it, else `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { vertical[guide.guide] }
}
