public import Foundation
public import SwiftUICore

/// The size of a view and the positions of its alignment guides.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// Returns the distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.guide {
    case .leading, .lineLeading: 0
    case .center: width / 2
    case .trailing, .lineTrailing: width
    }
  }

  /// Returns the distance of a guide from the top edge.
  ///
  /// Partial: baselines are assumed to be at four fifths of the height.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline, .lastTextBaseline: height * 4 / 5
    }
  }
}
