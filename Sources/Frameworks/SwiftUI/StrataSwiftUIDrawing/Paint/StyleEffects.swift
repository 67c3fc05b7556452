public import Foundation
public import StrataRendering
public import SwiftUICore

/// A style that lets through what is behind.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  var style: Style
  var opacity: Double

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .faded(style._paint(in: environment), opacity: opacity)
  }
}

/// A style that throws a shadow.
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

/// A style that is blended with what is behind.
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
  /// The same style, letting through what is behind.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The same style with a shadow, outwards or into what is drawn; several are drawn together.
  ///
  ///     Circle().fill(.blue.shadow(.drop(radius: 4, y: 2)).shadow(.inner(radius: 3)))
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// The same style, blended with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, letting through what is behind.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The foreground style, blended with what is behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}

/// A shadow that is a part of a style.
///
/// Same as Apple's.
public struct ShadowStyle: Equatable, Sendable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}
