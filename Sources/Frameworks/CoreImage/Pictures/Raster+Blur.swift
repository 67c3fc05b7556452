import Foundation

extension Raster {
  /// Returns the picture after a Gaussian blur, which three box blurs approximate.
  func blurred(sigma: Double) -> Raster {
    guard sigma > 0.1, sigma.isFinite else { return self }
    let sigma = min(sigma, 1_000)
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    let radius = max(1, Int(((ideal - 1) / 2).rounded()))
    return averaged(Array(repeating: radius, count: 3))
  }

  /// Returns the picture after a box blur: each pixel is the mean of those in a square around it.
  func boxBlurred(radius: Int) -> Raster { averaged([min(max(radius, 0), 1_000)]) }

  /// Returns the picture with the difference to its blurred copy added.
  func sharpened(sigma: Double, by strength: Float) -> Raster {
    var clamped = self
    clamped.isClamped = true
    return combined(with: clamped.blurred(sigma: sigma)) { $0 + ($0 - $1) * strength }
  }

  private func averaged(_ radii: [Int]) -> Raster {
    let margin = isClamped ? 0 : radii.reduce(0, +)
    var plane = premultiplied(margin)
    let (wide, high) = (width + 2 * margin, height + 2 * margin)
    for radius in radii where radius > 0 {
      plane = Self.means(plane, lines: high, count: wide, radius, isClamped)
      plane = Self.means(plane, lines: wide, count: high, radius, isClamped)
    }
    var made = Raster(
      x: x - margin, y: y - margin, width: wide, height: high,
      bytes: [UInt8](repeating: 0, count: wide * high * 4), isClamped: isClamped)
    for (index, point) in plane.enumerated() where point.w > 0 {
      let color = point / point.w
      made.set(SIMD3(color.x, color.y, color.z), index * 4)
      made.bytes[index * 4 + 3] = UInt8((min(point.w, 1) * 255).rounded())
    }
    return made
  }

  /// Returns the premultiplied pixels with a margin of transparent ones around them.
  private func premultiplied(_ margin: Int) -> [SIMD4<Float>] {
    let wide = width + 2 * margin
    var plane = [SIMD4<Float>](repeating: .zero, count: wide * (height + 2 * margin))
    for row in 0..<height {
      for column in 0..<width {
        let at = (row * width + column) * 4
        let opacity = Float(bytes[at + 3]) / 255
        plane[(row + margin) * wide + column + margin] = SIMD4(color(at) * opacity, opacity)
      }
    }
    return plane
  }

  /// Returns the means along the lines, with lines and columns exchanged.
  private static func means(
    _ plane: [SIMD4<Float>], lines: Int, count: Int, _ radius: Int, _ isClamped: Bool
  ) -> [SIMD4<Float>] {
    var made = [SIMD4<Float>](repeating: .zero, count: plane.count)
    let size = Float(2 * radius + 1)
    for line in 0..<lines {
      let start = line * count
      func point(_ index: Int) -> SIMD4<Float> {
        if (0..<count).contains(index) { return plane[start + index] }
        return isClamped ? plane[start + min(max(index, 0), count - 1)] : .zero
      }
      var sum = (-radius...radius).reduce(SIMD4<Float>.zero) { $0 + point($1) }
      for index in 0..<count {
        made[index * lines + line] = sum / size
        sum += point(index + radius + 1) - point(index - radius)
      }
    }
    return made
  }
}
