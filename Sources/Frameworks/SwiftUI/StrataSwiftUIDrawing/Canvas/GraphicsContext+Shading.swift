public import Foundation
import StrataRendering
import SwiftUICore

extension GraphicsContext {
  /// What is filled or drawn along with.
  ///
  /// Same as Apple's, without pictures, shaders and gradients that turn.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case paint(Paint)
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
    }

    private let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The canvas's own colour.
    public static var foreground: Shading { Shading(.style(ForegroundStyle())) }

    public static func color(_ color: Color) -> Shading { Shading(.style(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(style)) }

    /// Colours that run from a point to another.
    ///
    /// Partial in `options`: beyond the points the last colours go on, whatever they say.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.linear(gradient, startPoint, endPoint))
    }

    /// Colours that run outwards from a circle to another about the same point.
    ///
    /// Partial in `options`: beyond the circles the last colours go on, whatever they say.
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

  /// How a gradient goes on beyond its ends.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// A text as it is drawn on a canvas.
  ///
  /// Partial: the server does not know how large words are, so it cannot be measured.
  public struct ResolvedText: Sendable {
    let words: String
    let style: [StyleRule]
    /// What the text is written with.
    public var shading: Shading
  }
}
