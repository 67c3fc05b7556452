public import Foundation
public import StrataRendering
public import SwiftUICore

/// Colours in an order, to run into each other.
///
/// Same as Apple's.
public struct Gradient: Hashable, ShapeStyle {
  public typealias Resolved = Never
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// From the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    AnyGradient(self)._paint(in: environment)
  }

  /// The same in a space where colours are mixed.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// A colour at a place: 0 is the beginning, 1 the end.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where colours are mixed: in the device's numbers, or as the eye sees them.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}
