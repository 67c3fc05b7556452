public import Foundation
public import StrataRendering
public import SwiftUICore

/// A sequence of colors that blend into each other.
///
/// Same as Apple's.
public struct Gradient: Hashable, ShapeStyle {
  public typealias Resolved = Never
  /// The colors with their locations.
  public var stops: [Stop]

  /// Creates a gradient from color stops.
  nonisolated public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors.
  nonisolated public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// Returns the paint of a gradient from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    AnyGradient(self)._paint(in: environment)
  }

  /// Returns the gradient with a color space in which its colors are mixed.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// A color at a location of a gradient: 0 is the start, 1 the end.
  public struct Stop: Hashable, Sendable {
    /// The stop's color.
    public var color: Color
    /// The location of the stop, from 0 (start) to 1 (end).
    public var location: CGFloat

    /// Creates a color stop.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - location: The position from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// A color space with the RGB values of the device.
    public static let device = ColorSpace(isPerceptual: false)
    /// A perceptual color space, in which mixing looks even.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}
