public import Foundation
public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A gradient whose colors run outwards from a point in circles.
///
/// Same as Apple's: it is a style, and a view that fills its frame.
nonisolated public struct RadialGradient: GradientView, Equatable {
  public typealias Resolved = Never
  public typealias Body = Never
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// Creates a radial gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, as fractions of the frame.
  ///   - startRadius: The inner radius in points.
  ///   - endRadius: The outer radius in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a radial gradient of evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadius: The radius at which the first color is, in points.
  ///   - endRadius: The radius at which the last color is, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadius: The radius at which the first color is, in points.
  ///   - endRadius: The radius at which the last color is, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .radial(center: center.place, start: Double(startRadius), end: Double(endRadius)),
      in: environment)
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    draw(view, old, context)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a radial gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadius: The radius at which the first color is, in points.
  ///   - endRadius: The radius at which the last color is, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a radial gradient of evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadius: The radius at which the first color is, in points.
  ///   - endRadius: The radius at which the last color is, in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a radial gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadius: The radius at which the first color is, in points.
  ///   - endRadius: The radius at which the last color is, in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a radial gradient whose colors are mixed in the gradient's color space.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadius: The radius at which the first color is, in points.
  ///   - endRadius: The radius at which the last color is, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
