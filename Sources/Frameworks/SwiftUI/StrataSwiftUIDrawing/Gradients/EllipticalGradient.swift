public import Foundation
public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A gradient whose colors run outwards from a point in ellipses, in the proportions of the frame.
///
/// Same as Apple's: it is a style, and a view that fills its frame.
nonisolated public struct EllipticalGradient: GradientView, Equatable {
  public typealias Resolved = Never
  public typealias Body = Never
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  /// Creates an elliptical gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, as fractions of the frame.
  ///   - startRadiusFraction: The inner radius as a fraction of the frame's size.
  ///   - endRadiusFraction: The outer radius as a fraction of the frame's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadiusFraction: The radius at which the first color is, as a part of the shape's
  ///     size.
  ///   - endRadiusFraction: The radius at which the last color is, as a part of the shape's size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadiusFraction: The radius at which the first color is, as a part of the shape's
  ///     size.
  ///   - endRadiusFraction: The radius at which the last color is, as a part of the shape's size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  init(
    _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .elliptical(
        center: center.place, start: Double(startRadiusFraction), end: Double(endRadiusFraction)),
      in: environment)
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    draw(view, old, context)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns an elliptical gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadiusFraction: The radius at which the first color is, as a part of the shape's
  ///     size.
  ///   - endRadiusFraction: The radius at which the last color is, as a part of the shape's size.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns an elliptical gradient of evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadiusFraction: The radius at which the first color is, as a part of the shape's
  ///     size.
  ///   - endRadiusFraction: The radius at which the last color is, as a part of the shape's size.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns an elliptical gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadiusFraction: The radius at which the first color is, as a part of the shape's
  ///     size.
  ///   - endRadiusFraction: The radius at which the last color is, as a part of the shape's size.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns an elliptical gradient whose colors are mixed in the gradient's color space.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startRadiusFraction: The radius at which the first color is, as a part of the shape's
  ///     size.
  ///   - endRadiusFraction: The radius at which the last color is, as a part of the shape's size.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(
      gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
