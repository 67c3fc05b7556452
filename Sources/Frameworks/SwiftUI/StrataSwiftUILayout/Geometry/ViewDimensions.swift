public import Foundation
public import SwiftUICore

/// A view's size and the places that it can be aligned by.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  /// Where a guide is, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.guide {
    case .leading, .lineLeading: 0
    case .center: width / 2
    case .trailing, .lineTrailing: width
    }
  }

  /// Where a guide is, from the top.
  ///
  /// Partial: baselines are taken to be at four fifths of the height.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline, .lastTextBaseline: height * 4 / 5
    }
  }
}
