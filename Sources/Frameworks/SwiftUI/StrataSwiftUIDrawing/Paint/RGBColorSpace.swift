import Foundation

extension Color.RGBColorSpace {
  /// Converts components of this color space to sRGB.
  func standard(_ red: Double, _ green: Double, _ blue: Double) -> (
    red: Double, green: Double, blue: Double
  ) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear:
      return (ColorCurve.coded(red), ColorCurve.coded(green), ColorCurve.coded(blue))
    case .displayP3:
      let (r, g, b) = (
        ColorCurve.linear(red), ColorCurve.linear(green), ColorCurve.linear(blue)
      )
      return (
        ColorCurve.coded(1.2249 * r - 0.2247 * g), ColorCurve.coded(-0.0420 * r + 1.0419 * g),
        ColorCurve.coded(-0.0197 * r - 0.0786 * g + 1.0979 * b)
      )
    }
  }
}

/// The sRGB transfer function between linear light and encoded components.
enum ColorCurve {
  static func linear(_ part: Double) -> Double {
    let size = abs(part)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -light : light
  }

  static func coded(_ light: Double) -> Double {
    let size = abs(light)
    let part = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -part : part
  }
}
