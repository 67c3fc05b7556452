public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A gradient whose colors run around a point.
///
/// Same as Apple's: it is a style, and a view that fills its frame.
nonisolated public struct AngularGradient: GradientView, Equatable {
  public typealias Resolved = Never
  public typealias Body = Never
  var gradient: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// Creates an angular gradient between two angles. If the angles are equal, it is a full turn.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startAngle: The angle of the first color.
  ///   - endAngle: The angle of the last color.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates an angular gradient of evenly spaced colors between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - startAngle: The angle of the first color.
  ///   - endAngle: The angle of the last color.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of color stops between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startAngle: The angle of the first color.
  ///   - endAngle: The angle of the last color.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates an angular gradient of one full turn from an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - angle: The angle at which the gradient begins.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates an angular gradient of evenly spaced colors over one full turn.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - angle: The angle at which the gradient begins.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient of color stops over one full turn.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - angle: The angle at which the gradient begins.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    // Equal angles mean a full turn.
    self.endAngle = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .angular(center: center.place, start: startAngle.degrees, end: endAngle.degrees),
      in: environment)
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    draw(view, old, context)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns an angular gradient between two angles. Same as Apple's: colors are mixed in the color
  /// space of the gradient.
  ///
  ///     Circle().fill(.angularGradient(.blue.gradient, startAngle: .zero, endAngle: .degrees(90)))
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startAngle: The angle of the first color.
  ///   - endAngle: The angle of the last color.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of one full turn from an angle; same as Apple's.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - angle: The angle at which the gradient begins.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(
      gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Returns an angular gradient between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startAngle: The angle of the first color.
  ///   - endAngle: The angle of the last color.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of evenly spaced colors between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - startAngle: The angle of the first color.
  ///   - endAngle: The angle of the last color.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of color stops between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - startAngle: The angle of the first color.
  ///   - endAngle: The angle of the last color.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of one full turn from an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - angle: The angle at which the gradient begins.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns an angular gradient of evenly spaced colors over one full turn.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, relative to the shape's size.
  ///   - angle: The angle at which the gradient begins.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns an angular gradient of color stops over one full turn.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions.
  ///   - center: The center, relative to the shape's size.
  ///   - angle: The angle at which the gradient begins.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
