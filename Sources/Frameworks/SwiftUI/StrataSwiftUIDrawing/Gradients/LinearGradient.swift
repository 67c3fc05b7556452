public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A gradient whose colors run along a line.
///
/// Same as Apple's: it is a style, and a view that fills its frame.
nonisolated public struct LinearGradient: GradientView, Equatable {
  public typealias Resolved = Never
  public typealias Body = Never
  var gradient: AnyGradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// Creates a linear gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The start of the line, as fractions of the frame.
  ///   - endPoint: The end of the line, as fractions of the frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point at which the first color is.
  ///   - endPoint: The point at which the last color is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - startPoint: The point at which the first color is.
  ///   - endPoint: The point at which the last color is.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .linear(from: startPoint.place, to: endPoint.place), in: environment)
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    draw(view, old, context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - startPoint: The point at which the first color is.
  ///   - endPoint: The point at which the last color is.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient of evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point at which the first color is.
  ///   - endPoint: The point at which the last color is.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient of color stops.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - startPoint: The point at which the first color is.
  ///   - endPoint: The point at which the last color is.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient whose colors are mixed in the gradient's color space.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - startPoint: The point at which the first color is.
  ///   - endPoint: The point at which the last color is.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
