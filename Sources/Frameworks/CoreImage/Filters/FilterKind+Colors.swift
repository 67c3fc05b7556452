import Foundation

extension FilterKind {
  /// The filters that change the color of each pixel independently.
  static let colors = [
    colors("CISepiaTone", [kCIInputIntensityKey: 1.0]) { values in
      let strength = values.float(kCIInputIntensityKey)
      return { color in mix(color, sepia(color), strength) }
    },
    colors(
      "CIColorControls",
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    ) { values in
      let (saturation, brightness, contrast) = (
        values.float(kCIInputSaturationKey), values.float(kCIInputBrightnessKey),
        values.float(kCIInputContrastKey)
      )
      return { controlled($0, saturation, brightness, contrast) }
    },
    colors(
      "CIColorMonochrome",
      [
        kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
      ]
    ) { values in
      let (tint, strength) = (values.color(kCIInputColorKey), values.float(kCIInputIntensityKey))
      return { color in mix(color, tint * lightness(color), strength) }
    },
    colors("CIColorInvert") { _ in { 1 - $0 } },
    colors("CIExposureAdjust", [kCIInputEVKey: 0.0]) { values in
      let factor = exp2(values.float(kCIInputEVKey))
      return { $0 * factor }
    },
    colors("CIGammaAdjust", ["inputPower": 1.0]) { values in
      let power = values.float("inputPower")
      return { SIMD3(pow($0.x, power), pow($0.y, power), pow($0.z, power)) }
    },
    colors("CIHueAdjust", [kCIInputAngleKey: 0.0]) { values in
      let angle = values.float(kCIInputAngleKey)
      return { turned($0, cos(angle), sin(angle)) }
    },
    colors("CIVibrance", [kCIInputAmountKey: 0.0]) { values in
      let amount = values.float(kCIInputAmountKey)
      return { color in
        // Pale colors change more than strong ones.
        let strength = 1 + amount * (1 - (color.max() - color.min()))
        return mix(SIMD3(repeating: lightness(color)), color, strength)
      }
    },
    colors("CIColorPosterize", ["inputLevels": 6.0]) { values in
      let steps = max(2, values.float("inputLevels")) - 1
      return { ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps }
    },
  ]

  /// Apple's photo effects, expressed as saturation, brightness, contrast and tint.
  static let effects = [
    effect("Mono", 0, 0, 1), effect("Noir", 0, -0.05, 1.5), effect("Tonal", 0, 0.04, 0.85),
    effect("Chrome", 1.25, 0.02, 1.15), effect("Fade", 0.65, 0.08, 0.8),
    effect("Instant", 0.75, 0.05, 0.9, [1.06, 1, 0.88]),
    effect("Process", 0.9, 0, 1.05, [0.95, 1.02, 1.06]),
    effect("Transfer", 0.95, 0.02, 1.05, [1.1, 1, 0.85]),
  ]

  private static func effect(
    _ name: String, _ saturation: Float, _ brightness: Float, _ contrast: Float,
    _ tint: SIMD3<Float> = [1, 1, 1]
  ) -> FilterKind {
    colors("CIPhotoEffect\(name)") { _ in
      { controlled($0, saturation, brightness, contrast) * tint }
    }
  }

  // MARK: Colors

  static func mix(
    _ first: SIMD3<Float>, _ second: SIMD3<Float>, _ part: Float
  ) -> SIMD3<Float> { first + (second - first) * part }

  static func lightness(_ color: SIMD3<Float>) -> Float {
    color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722
  }

  private static func sepia(_ color: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(
      color.x * 0.393 + color.y * 0.769 + color.z * 0.189,
      color.x * 0.349 + color.y * 0.686 + color.z * 0.168,
      color.x * 0.272 + color.y * 0.534 + color.z * 0.131)
  }

  private static func controlled(
    _ color: SIMD3<Float>, _ saturation: Float, _ brightness: Float, _ contrast: Float
  ) -> SIMD3<Float> {
    let grey = SIMD3<Float>(repeating: lightness(color))
    return (mix(grey, color, saturation) + brightness - 0.5) * contrast + 0.5
  }

  /// Rotates the hue of a color by an angle.
  private static func turned(
    _ color: SIMD3<Float>, _ cosine: Float, _ sine: Float
  ) -> SIMD3<Float> {
    let third = (color.x + color.y + color.z) / 3 * (1 - cosine)
    let root = sine * Float(1.0 / 3).squareRoot()
    let across = SIMD3(color.z - color.y, color.x - color.z, color.y - color.x)
    return color * cosine + across * root + third
  }
}
