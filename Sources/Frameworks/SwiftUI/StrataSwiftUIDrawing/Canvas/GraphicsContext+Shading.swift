public import Foundation
import StrataRendering
import SwiftUICore

extension GraphicsContext {
  /// The paint of a fill or a stroke.
  ///
  /// Same as Apple's, without images, shaders and conic gradients.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case paint(Paint)
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
    }

    private let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The shading of the canvas's foreground style.
    public static var foreground: Shading { Shading(.style(ForegroundStyle())) }

    /// Returns the shading of a color.
    public static func color(_ color: Color) -> Shading { Shading(.style(color)) }

    /// Returns the shading of a color that is given by its red, green and blue components, from 0
    /// to 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: The red part, from 0 to 1.
    ///   - green: The green part, from 0 to 1.
    ///   - blue: The blue part, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns the shading of a gray that is given by its brightness, from 0 to 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - white: The brightness, from 0 for black to 1 for white.
    ///   - opacity: The opacity, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns the shading of a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(style)) }

    /// Returns the shading of a gradient along a line between two points of the canvas.
    ///
    /// Partial in `options`: the argument has no effect; beyond the ends the last colors continue.
    ///
    /// - Parameters:
    ///   - gradient: The colors and their positions.
    ///   - startPoint: The point at which the first color is.
    ///   - endPoint: The point at which the last color is.
    ///   - options: The options.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.linear(gradient, startPoint, endPoint))
    }

    /// Returns the shading of a gradient between two circles around a point of the canvas.
    ///
    /// Partial in `options`: the argument has no effect; beyond the ends the last colors continue.
    ///
    /// - Parameters:
    ///   - gradient: The colors and their positions.
    ///   - center: The center.
    ///   - startRadius: The radius at which the first color is, in points.
    ///   - endRadius: The radius at which the last color is, in points.
    ///   - options: The options.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.radial(gradient, center, startRadius, endRadius))
    }

    func paint(in environment: EnvironmentValues, size: CGSize) -> Paint {
      func part(_ point: CGPoint) -> UnitPoint {
        UnitPoint(x: point.x / max(size.width, 1), y: point.y / max(size.height, 1))
      }
      switch kind {
      case .paint(let paint): return paint
      case .style(let style): return style._paint(in: environment)
      case .linear(let gradient, let start, let end):
        return LinearGradient(gradient: gradient, startPoint: part(start), endPoint: part(end))
          ._paint(in: environment)
      case .radial(let gradient, let center, let start, let end):
        return RadialGradient(
          gradient: gradient, center: part(center), startRadius: start, endRadius: end
        )._paint(in: environment)
      }
    }
  }

  /// The options for a gradient beyond its ends. They have no effect.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// A text that is prepared for drawing on a canvas.
  ///
  /// Partial: it cannot be measured, as the server does not know the size of text.
  public struct ResolvedText: Sendable {
    let words: String
    let style: [StyleRule]
    /// The paint of the text.
    public var shading: Shading
  }
}
