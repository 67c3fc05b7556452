public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A color that can have other components in dark appearance.
///
///     Color.red.opacity(0.5)
///     Color("brand")                  // of an asset catalog
///     Color(red: 0.2, green: 0.4, blue: 0.6)
///
/// Same as Apple's.
nonisolated public struct Color: Hashable, Sendable, ShapeStyle {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }

  /// Creates a color from its red, green and blue components, each 0…1.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components.
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let parts = colorSpace.standard(red, green, blue)
    paint = .rgba(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
  }

  /// Creates a gray from its brightness, 0…1.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components.
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - opacity: The opacity, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The color space of a color's components.
  ///
  /// Same as Apple's; a color outside of sRGB is shown as the nearest color within.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The color space of most screens and images.
    case sRGB
    /// sRGB with components that are proportional to the amount of light.
    case sRGBLinear
    /// A larger color space, with more saturated colors.
    case displayP3
  }

  /// Returns the color with its opacity multiplied.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(paint, opacity: opacity)) }

  public func _paint(in environment: EnvironmentValues) -> Paint { paint }
}

extension Color: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(
      old, context, Element(.shape, style: [.background(view.paint)]), innermost: .surface)
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch paint {
    case .named(let name): name
    case .rgba(let red, let green, let blue, let opacity):
      "#" + [red, green, blue, opacity].map(Self.hex).joined()
    default: "\(paint)"
    }
  }

  private static func hex(_ part: Double) -> String {
    let text = String(Int((part.clamped(to: 0...1) * 255).rounded()), radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }
}
