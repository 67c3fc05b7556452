public import StrataRendering
public import SwiftUICore

extension Color {
  /// By hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour in numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour in numbers, as it is in this environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    ColorTable.resolved(paint, isDark: environment.colorScheme == .dark)
  }

  /// A colour in numbers.
  ///
  /// Same as Apple's.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public typealias Resolved = Never
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

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

    public var red: Float {
      get { Self.coded(linearRed) }
      set { linearRed = Self.light(newValue) }
    }
    public var green: Float {
      get { Self.coded(linearGreen) }
      set { linearGreen = Self.light(newValue) }
    }
    public var blue: Float {
      get { Self.coded(linearBlue) }
      set { linearBlue = Self.light(newValue) }
    }

    private static func coded(_ light: Float) -> Float { Float(ColorCurve.coded(Double(light))) }
    private static func light(_ part: Float) -> Float { Float(ColorCurve.linear(Double(part))) }

    public func _paint(in environment: EnvironmentValues) -> Paint { Color(self).paint }
  }
}
