import Foundation

extension Raster {
  /// Returns a picture of the differences between neighboring pixels.
  func edges(by strength: Float) -> Raster {
    var made = self
    for row in 0..<height {
      for column in 0..<width {
        let across = color(nearest(column + 1, row)) - color(nearest(column - 1, row))
        let down = color(nearest(column, row + 1)) - color(nearest(column, row - 1))
        let sum = across * across + down * down
        made.set(sum.squareRoot() * strength, (row * width + column) * 4)
      }
    }
    return made
  }

  /// Returns the picture with darker corners.
  func vignetted(by strength: Float, radius: Float) -> Raster {
    var made = self
    let middle = SIMD2(Float(width), Float(height)) / 2
    let reach = max(radius, 0.01) * (middle * middle).sum()
    for row in 0..<height {
      for column in 0..<width {
        let from = SIMD2(Float(column), Float(row)) + 0.5 - middle
        let part = (from * from).sum() / reach
        let at = (row * width + column) * 4
        made.set(color(at) * max(0, 1 - strength * part), at)
      }
    }
    return made
  }

  /// Returns the picture as squares, each with the mean color of its pixels.
  func pixellated(around center: CGPoint, side: Double) -> Raster {
    guard side > 1, side.isFinite, abs(center.x) < 1e6, abs(center.y) < 1e6 else { return self }
    var sums: [SIMD2<Int>: SIMD4<Float>] = [:]
    func square(_ column: Int, _ row: Int) -> SIMD2<Int> {
      let place = place(column, row)
      return SIMD2(
        Int(((place.x - center.x) / side).rounded(.down)),
        Int(((place.y - center.y) / side).rounded(.down)))
    }
    forEach { column, row, at in
      let opacity = Float(bytes[at + 3]) / 255
      sums[square(column, row), default: .zero] += SIMD4(color(at) * opacity, opacity)
    }
    var made = self
    forEach { column, row, at in
      guard let sum = sums[square(column, row)], sum.w > 0 else { return }
      made.set(SIMD3(sum.x, sum.y, sum.z) / sum.w, at)
    }
    return made
  }

  /// Returns the picture as irregular areas. Each has a seed; it consists of the pixels that are
  /// nearest to the seed and has the seed's color.
  func crystallized(around center: CGPoint, radius: Double) -> Raster {
    guard radius > 1, radius.isFinite, abs(center.x) < 1e6, abs(center.y) < 1e6 else {
      return self
    }
    var made = self
    forEach { column, row, at in
      let place = place(column, row)
      let cell = SIMD2(
        Int(((place.x - center.x) / radius).rounded(.down)),
        Int(((place.y - center.y) / radius).rounded(.down)))
      var (best, least) = (CGPoint.zero, Double.infinity)
      for index in 0..<9 {
        let seed = Self.seed(
          SIMD2(cell.x + index % 3 - 1, cell.y + index / 3 - 1), center, radius)
        let distance = hypot(seed.x - place.x, seed.y - place.y)
        if distance < least { (best, least) = (seed, distance) }
      }
      let from = nearest(
        Int((best.x - Double(x)).rounded(.down)),
        Int((Double(y + height) - best.y).rounded(.down)))
      made.set(color(from), at)
    }
    return made
  }

  /// Returns the seed in a cell from which an area grows. It is the same in each run.
  private static func seed(_ cell: SIMD2<Int>, _ center: CGPoint, _ radius: Double) -> CGPoint {
    var hash = UInt64(bitPattern: Int64(cell.x)) &* 0x9e37_79b9_7f4a_7c15
    hash ^= UInt64(bitPattern: Int64(cell.y)) &* 0xc2b2_ae3d_27d4_eb4f
    hash = (hash ^ hash >> 29) &* 0xbf58_476d_1ce4_e5b9
    let (first, second) = (Double(hash >> 48) / 65_536, Double(hash >> 32 & 0xffff) / 65_536)
    return CGPoint(
      x: center.x + (Double(cell.x) + first) * radius,
      y: center.y + (Double(cell.y) + second) * radius)
  }

  /// Returns the center of a pixel, with a vertical coordinate that increases from the bottom.
  private func place(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: Double(x + column) + 0.5, y: Double(y + height - row) - 0.5)
  }

  private func forEach(_ work: (_ column: Int, _ row: Int, _ at: Int) -> Void) {
    for row in 0..<height {
      for column in 0..<width { work(column, row, (row * width + column) * 4) }
    }
  }
}
