public import Foundation
public import SwiftUI

/// A line through the plot at a value of an axis.
///
/// Same as Apple's.
public struct AxisGridLine: AxisMark {
  public typealias Body = Never
  nonisolated(unsafe) private let part: _AxisPart  // set by the initializer only
  public var _parts: [_AxisPart] { [part] }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is in the middle of a unit, such as a day, not at its start.
  ///   - stroke: Its style.
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
    /// The usual length.
    public static var automatic: Length { Length(points: 4) }
    /// As long as the label is high.
    public static var label: Length { Length(points: 16) }
    /// Returns the length to the end of the label, and some points more.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(points: 16 + Double(length))
    }
    /// The length of the longest label.
    public static var longestLabel: Length { Length(points: 24) }
  }

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle of a unit, such as a day, not at its start.
  ///   - length: Its length in points.
  ///   - stroke: Its style.
  nonisolated public init(
    centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil
  ) {
    part = _AxisPart(.tick(length: Double(length), stroke), isCentered: centered)
  }

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the mark is in the middle between two values; `nil` lets the chart
  ///     decide.
  ///   - length: The distance in points.
  ///   - stroke: The style of the line; `nil` for the default.
  nonisolated public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    part = _AxisPart(.tick(length: length.points, stroke), isCentered: centered)
  }
}
