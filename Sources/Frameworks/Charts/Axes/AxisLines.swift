public import Foundation
public import SwiftUI

/// A line through the plot at a value of an axis.
///
/// Same as Apple's.
public struct AxisGridLine: AxisMark {
  public typealias Body = Never
  nonisolated(unsafe) private let part: _AxisPart  // set by the initializer only
  public var _parts: [_AxisPart] { [part] }

  /// Creates a line through the plot at a value of an axis.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is in the middle of a unit, such as a day, instead of at its
  ///     start; `nil` lets the chart decide.
  ///   - stroke: The style of the line; `nil` for the default.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = _AxisPart(.grid(stroke), isCentered: centered)
  }
}

/// A short line at the edge of the plot, at a value of an axis.
///
/// Same as Apple's.
public struct AxisTick: AxisMark {
  public typealias Body = Never
  nonisolated(unsafe) private let part: _AxisPart  // set by the initializer only
  public var _parts: [_AxisPart] { [part] }

  /// The length of a tick.
  public struct Length: Sendable {
    let points: Double
    /// The default length of a tick, 4 points.
    public static var automatic: Length { Length(points: 4) }
    /// The length that is as long as a label is high, 16 points.
    public static var label: Length { Length(points: 16) }
    /// Returns a length that extends past the end of the label by a number of points.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(points: 16 + Double(length))
    }
    /// The length of the longest label, 24 points.
    public static var longestLabel: Length { Length(points: 24) }
  }

  /// Creates a short line at the edge of the plot, at a value of an axis.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle of a unit, such as a day, instead of at its
  ///     start; `nil` lets the chart decide.
  ///   - length: The length of the tick in points.
  ///   - stroke: The style of the tick; `nil` for the default.
  nonisolated public init(
    centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil
  ) {
    part = _AxisPart(.tick(length: Double(length), stroke), isCentered: centered)
  }

  /// Creates a short line at the edge of the plot, at a value of an axis.
  ///
  /// - Parameters:
  ///   - centered: Whether the mark is in the middle between two values; `nil` lets the chart
  ///     decide.
  ///   - length: The length of the tick.
  ///   - stroke: The style of the line; `nil` for the default.
  nonisolated public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    part = _AxisPart(.tick(length: length.points, stroke), isCentered: centered)
  }
}
