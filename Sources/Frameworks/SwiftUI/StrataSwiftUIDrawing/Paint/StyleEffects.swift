public import Foundation
public import StrataRendering
public import SwiftUICore

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  var style: Style
  var opacity: Double

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .faded(style._paint(in: environment), opacity: opacity)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  var style: Style
  var shadow: ShadowStyle

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let colour = shadow.color._paint(in: environment)
    return .shadowed(
      style._paint(in: environment),
      Paint.Shadow(
        colour, radius: Double(shadow.radius), x: Double(shadow.x), y: Double(shadow.y),
        isInner: shadow.isInner))
  }
}

/// A style with a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  var style: Style
  var mode: BlendMode

  public func _paint(in environment: EnvironmentValues) -> Paint {
    mode.rendered.map { .blended(style._paint(in: environment), $0) }
      ?? style._paint(in: environment)
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// Returns the style with a drop shadow or an inner shadow; several can be combined.
  ///
  ///     Circle().fill(.blue.shadow(.drop(radius: 4, y: 2)).shadow(.inner(radius: 3)))
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// Returns the style blended with the content behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with an opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// Returns the foreground style blended with the content behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}

/// A shadow of a style.
///
/// Same as Apple's.
public struct ShadowStyle: Equatable, Sendable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var isInner: Bool

  /// Returns a shadow behind the drawn content.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the shadow's blur in points.
  ///   - x: The horizontal offset of the shadow in points.
  ///   - y: The vertical offset of the shadow in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// Returns a shadow inside of the drawn content.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the shadow's blur in points.
  ///   - x: The horizontal offset of the shadow in points.
  ///   - y: The vertical offset of the shadow in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}
