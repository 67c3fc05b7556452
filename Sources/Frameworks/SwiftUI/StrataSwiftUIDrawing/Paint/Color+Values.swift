public import StrataRendering
public import SwiftUICore

extension Color {
  /// Creates a color from its hue, saturation and brightness, each 0…1.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 to 1.
  ///   - saturation: The saturation, from 0 to 1.
  ///   - brightness: The brightness, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a color from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Creates a color from a style that resolves to a color.
  ///
  /// Partial: only the color scheme is passed in the environment to a style of another type.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
      return
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    self.init(
      Paint.adaptive(
        light: color._paint(in: EnvironmentValues()), dark: color._paint(in: dark)))
  }

  /// Returns the components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    ColorTable.resolved(paint, isDark: environment.colorScheme == .dark)
  }

  /// The components of a color.
  ///
  /// Same as Apple's.
  public struct Resolved: Hashable, Codable, Sendable, ShapeStyle {
    public typealias Resolved = Never
    /// The red component in linear light, 0…1.
    public var linearRed: Float
    /// The green component in linear light, 0…1.
    public var linearGreen: Float
    /// The blue component in linear light, 0…1.
    public var linearBlue: Float
    /// The color's opacity, 0…1.
    public var opacity: Float

    /// Creates components in a color space, each 0…1.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: The red part, from 0 to 1.
    ///   - green: The green part, from 0 to 1.
    ///   - blue: The blue part, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let parts = colorSpace.standard(Double(red), Double(green), Double(blue))
      linearRed = Float(ColorCurve.linear(parts.red))
      linearGreen = Float(ColorCurve.linear(parts.green))
      linearBlue = Float(ColorCurve.linear(parts.blue))
      self.opacity = opacity
    }

    /// The red component in sRGB, 0…1.
    public var red: Float {
      get { Self.coded(linearRed) }
      set { linearRed = Self.light(newValue) }
    }
    /// The green component in sRGB, 0…1.
    public var green: Float {
      get { Self.coded(linearGreen) }
      set { linearGreen = Self.light(newValue) }
    }
    /// The blue component in sRGB, 0…1.
    public var blue: Float {
      get { Self.coded(linearBlue) }
      set { linearBlue = Self.light(newValue) }
    }

    private static func coded(_ light: Float) -> Float { Float(ColorCurve.coded(Double(light))) }
    private static func light(_ part: Float) -> Float { Float(ColorCurve.linear(Double(part))) }

    public func _paint(in environment: EnvironmentValues) -> Paint { Color(self).paint }
  }
}
