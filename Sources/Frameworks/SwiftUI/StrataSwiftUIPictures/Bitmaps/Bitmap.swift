/// A bitmap to paint on, row by row from the top. Each pixel has the bytes red, green, blue and
/// opacity; the colors are multiplied by the opacity.
package struct Bitmap: Sendable {
  package let width: Int
  package let height: Int
  var bytes: [UInt8]
  /// The pixels that may differ from transparent ones.
  var touched = PixelBounds()

  /// Creates a transparent bitmap.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates a bitmap from pixels whose colors are not multiplied by the opacity.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - straight: The bytes red, green, blue and opacity of each pixel.
  package init(width: Int, height: Int, straight: [UInt8]) {
    (self.width, self.height, bytes) = (width, height, straight)
    touched = PixelBounds(right: width, bottom: height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for at in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[at + 3] != 255 {
        let alpha = Int(bytes[at + 3])
        for part in at..<at + 3 { bytes[part] = UInt8((Int(bytes[part]) * alpha + 127) / 255) }
      }
    }
  }

  /// The pixels with colors that are not multiplied by the opacity.
  package var straight: [UInt8] {
    var made = bytes
    made.withUnsafeMutableBufferPointer { bytes in
      for at in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = Int(bytes[at + 3])
        guard alpha != 255, alpha != 0 else { continue }
        for part in at..<at + 3 {
          bytes[part] = UInt8(min(255, (Int(bytes[part]) * 255 + alpha / 2) / alpha))
        }
      }
    }
    return made
  }

  /// All pixels.
  var bounds: PixelBounds { PixelBounds(right: width, bottom: height) }

  /// Returns the pixel at a place, its color multiplied by its opacity, 0…1.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    bytes.withUnsafeBufferPointer { Self.load($0, (y * width + x) * 4) }
  }

  static func load(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> SIMD4<Float> {
    SIMD4(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(bytes[at + 3]))
      * (1 / 255)
  }

  static func load(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ at: Int) -> SIMD4<Float> {
    load(UnsafeBufferPointer(bytes), at)
  }

  static func store(
    _ color: SIMD4<Float>, _ bytes: UnsafeMutableBufferPointer<UInt8>, _ at: Int
  ) {
    let whole = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
    bytes[at] = UInt8(whole.x)
    bytes[at + 1] = UInt8(whole.y)
    bytes[at + 2] = UInt8(whole.z)
    bytes[at + 3] = UInt8(whole.w)
  }

  /// Paints the pixels that an outline covers.
  mutating func paint(_ raster: Raster, _ shade: Shade) {
    let (width, left) = (width, raster.bounds.left)
    touched = touched.joined(raster.bounds)
    bytes.withUnsafeMutableBufferPointer { bytes in
      raster.forEachRow { y, parts in
        for index in 0..<parts.count where parts[index] > 0 {
          let x = left + index
          let color = shade.color(x, y) * min(1, parts[index])
          let at = (y * width + x) * 4
          if color.w >= 0.999 {
            Self.store(color, bytes, at)
          } else if color.w > 0 {
            Self.store(color + Self.load(bytes, at) * (1 - color.w), bytes, at)
          }
        }
      }
    }
  }

  /// Keeps only what is in an outline.
  mutating func keep(_ raster: Raster) {
    var kept = Bitmap(width: width, height: height)
    let (width, left) = (width, raster.bounds.left)
    kept.touched = touched.intersected(raster.bounds)
    bytes.withUnsafeBufferPointer { old in
      kept.bytes.withUnsafeMutableBufferPointer { new in
        raster.forEachRow { y, parts in
          for index in 0..<parts.count where parts[index] > 0 {
            let at = (y * width + left + index) * 4
            Self.store(Self.load(old, at) * min(1, parts[index]), new, at)
          }
        }
      }
    }
    self = kept
  }

  /// Draws another bitmap of the same size in front.
  mutating func add(_ layer: Bitmap, opacity: Double = 1, blend: Blending = .normal) {
    let area = layer.touched.intersected(bounds)
    guard !area.isEmpty else { return }
    touched = touched.joined(area)
    let (width, factor) = (width, Float(opacity))
    layer.bytes.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target in
        for y in area.top..<area.bottom {
          for at in stride(
            from: (y * width + area.left) * 4, to: (y * width + area.right) * 4, by: 4)
          where source[at + 3] != 0 {
            let above = Self.load(source, at) * factor
            Self.store(blend.mix(above, Self.load(target, at)), target, at)
          }
        }
      }
    }
  }

  /// Changes the color of each pixel that is not transparent.
  mutating func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    let (width, area) = (width, touched.intersected(bounds))
    guard !area.isEmpty else { return }
    bytes.withUnsafeMutableBufferPointer { bytes in
      for y in area.top..<area.bottom {
        for at in stride(from: (y * width + area.left) * 4, to: (y * width + area.right) * 4, by: 4)
        where bytes[at + 3] != 0 {
          Self.store(change(Self.load(bytes, at)), bytes, at)
        }
      }
    }
  }

  /// Keeps each pixel as far as another bitmap of the same size is opaque there.
  mutating func keep(_ mask: Bitmap) {
    let count = bytes.count
    mask.bytes.withUnsafeBufferPointer { mask in
      bytes.withUnsafeMutableBufferPointer { bytes in
        for at in stride(from: 0, to: count - 3, by: 4) where bytes[at + 3] != 0 {
          let opacity = Float(mask[at + 3]) / 255
          Self.store(Self.load(bytes, at) * opacity, bytes, at)
        }
      }
    }
  }
}
