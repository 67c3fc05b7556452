import Foundation
import StrataRendering

extension Bitmap {
  /// Applies a filter to the whole bitmap.
  ///
  /// - Parameters:
  ///   - filter: The filter, whose lengths are in points.
  ///   - scale: The number of pixels in a point.
  ///   - palette: The colors of shadows.
  mutating func apply(_ filter: Filter, scale: Double, _ palette: Palette) {
    switch filter {
    case .blur(let radius): self = blurred(radius * scale)
    case .brightness(let amount): changeColors { $0 + Float(amount) }
    case .contrast(let amount): changeColors { ($0 - 0.5) * Float(amount) + 0.5 }
    case .saturation(let amount): mixColors(Self.saturation(Float(amount)))
    case .grayscale(let amount): mixColors(Self.saturation(Float(1 - amount)))
    case .hueRotation(let degrees): mixColors(Self.hue(Float(degrees * .pi / 180)))
    case .invert(let amount): changeColors { $0 + (1 - 2 * $0) * Float(amount) }
    case .shadow(let paint, let radius, let x, let y):
      cast([Paint.Shadow(paint, radius: radius, x: x, y: y, isInner: false)], scale, palette)
    case .shadows(let shadows): cast(shadows.filter { !$0.isInner }, scale, palette)
    }
  }

  /// Draws shadows behind the bitmap.
  private mutating func cast(_ shadows: [Paint.Shadow], _ scale: Double, _ palette: Palette) {
    let own = self
    var all = Bitmap(width: width, height: height)
    for shadow in shadows.reversed() {
      let color = palette.color(shadow.paint)
      var shape = own
      shape.map { color * $0.w }
      let far = -1e5...1e5
      let moved = shape.moved(
        Int((shadow.x * scale).rounded().clamped(to: far)),
        Int((shadow.y * scale).rounded().clamped(to: far)))
      // A shadow's radius is about twice the deviation of its blur.
      all.add(moved.blurred(shadow.radius * scale / 2))
    }
    all.add(own)
    self = all
  }

  /// Changes each part of the colors, which are not multiplied by the opacity meanwhile.
  private mutating func changeColors(_ change: (SIMD3<Float>) -> SIMD3<Float>) {
    map { pixel in
      let color = SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
      let made = change(color).clamped(lowerBound: .zero, upperBound: .one) * pixel.w
      return SIMD4(made, pixel.w)
    }
  }

  /// Mixes the parts of each color, a row of factors for each.
  private mutating func mixColors(_ rows: [SIMD3<Float>]) {
    changeColors { color in
      SIMD3((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum())
    }
  }

  private static let light = SIMD3<Float>(0.213, 0.715, 0.072)

  private static func saturation(_ amount: Float) -> [SIMD3<Float>] {
    (0..<3).map { row in
      var factors = light * (1 - amount)
      factors[row] += amount
      return factors
    }
  }

  /// Returns the factors of a rotation of all hues, as the standard of CSS' filters gives them.
  private static func hue(_ angle: Float) -> [SIMD3<Float>] {
    let (c, s) = (cos(angle), sin(angle))
    return [
      SIMD3(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
      SIMD3(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
      SIMD3(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072),
    ]
  }
}
