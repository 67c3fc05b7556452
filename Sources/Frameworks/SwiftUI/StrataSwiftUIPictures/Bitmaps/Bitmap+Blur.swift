import StrataRendering

extension Bitmap {
  /// Returns the bitmap blurred: each pixel is a mean of those around it, three times in a row,
  /// which is close to a Gaussian blur.
  ///
  /// - Parameter radius: The standard deviation of the blur, in pixels.
  func blurred(_ radius: Double) -> Bitmap {
    guard radius >= 0.3, !touched.isEmpty else { return self }
    // Three boxes of this width have about the variance of the Gaussian.
    let width = Int((radius * 1.88 + 0.5).clamped(to: 1...10_000))
    var made = self
    made.touched = touched.grown(width * 2).intersected(bounds)
    for _ in 0..<3 { made.blurRows(width) }
    for _ in 0..<3 { made.blurColumns(width) }
    return made
  }

  /// Returns the bitmap moved by a distance in pixels. What leaves the bitmap is lost.
  func moved(_ x: Int, _ y: Int) -> Bitmap {
    guard x != 0 || y != 0 else { return self }
    var made = Bitmap(width: width, height: height)
    let area = touched.moved(x, y).intersected(bounds)
    guard !area.isEmpty else { return made }
    made.touched = area
    for row in area.top..<area.bottom {
      let to = (row * width + area.left) * 4
      let from = ((row - y) * width + area.left - x) * 4
      let count = (area.right - area.left) * 4
      made.bytes.replaceSubrange(to..<to + count, with: bytes[from..<from + count])
    }
    return made
  }

  private mutating func blurRows(_ box: Int) {
    let area = touched
    for y in area.top..<area.bottom {
      mean(from: (y * width + area.left) * 4, step: 4, count: area.right - area.left, box: box)
    }
  }

  private mutating func blurColumns(_ box: Int) {
    let area = touched
    for x in area.left..<area.right {
      mean(
        from: (area.top * width + x) * 4, step: width * 4, count: area.bottom - area.top, box: box)
    }
  }

  /// Replaces each pixel of a row or column by the mean of the pixels around it.
  private mutating func mean(from start: Int, step: Int, count: Int, box: Int) {
    let half = box / 2
    bytes.withUnsafeMutableBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: count) { line in
        for index in 0..<count {
          let at = start + index * step
          line[index] = SIMD4(
            Int32(bytes[at]), Int32(bytes[at + 1]), Int32(bytes[at + 2]), Int32(bytes[at + 3]))
        }
        var sum = SIMD4<Int32>.zero
        for index in 0..<min(count, box - half) { sum &+= line[index] }
        for index in 0..<count {
          let at = start + index * step
          for part in 0..<4 { bytes[at + part] = UInt8((Int(sum[part]) + box / 2) / box) }
          if index + box - half < count { sum &+= line[index + box - half] }
          if index - half >= 0 { sum &-= line[index - half] }
        }
      }
    }
  }
}
