public import Foundation
import StrataSwiftUIApp

/// Distances from the four edges of a rectangle, in points, by the sides of the screen.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Creates insets, in points.
  ///
  /// - Parameters:
  ///   - top: The inset at the upper edge, in points.
  ///   - left: The inset at the left edge, in points.
  ///   - bottom: The inset at the lower edge, in points.
  ///   - right: The inset at the right edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

/// Distances from the four edges of a rectangle, in points, by the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the side where a line begins.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the side where a line ends.
  public var trailing: CGFloat

  /// Creates insets, in points.
  ///
  /// - Parameters:
  ///   - top: The inset at the upper edge, in points.
  ///   - leading: The inset at the leading edge, in points.
  ///   - bottom: The inset at the lower edge, in points.
  ///   - trailing: The inset at the trailing edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  var edges: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// Edges of a rectangle, by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
