public import Foundation
import StrataRendering
public import SwiftUICore

/// A column or a row of a lazy grid.
///
/// Same as Apple's.
public struct GridItem: Sendable {
  /// The size of a column or a row.
  public enum Size: Sendable {
    /// One item of a fixed size, in points.
    case fixed(CGFloat)
    /// One item that takes the available room between two bounds, in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as there is room for, each of a size between two bounds, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The distance to the next item in points; `nil` for 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; `nil` for the default.
  public var alignment: Alignment?

  /// Creates a column or a row.
  ///
  /// - Parameters:
  ///   - size: The size: fixed, flexible or adaptive.
  ///   - spacing: The distance between neighbors, in points; `nil` for the default.
  ///   - alignment: The alignment.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: StyleRule.GridTrack {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: finite(maximum))
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: finite(maximum))
    }
  }

  private func finite(_ value: CGFloat) -> Double? { value.isFinite ? value : nil }
}
