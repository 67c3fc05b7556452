import StrataCPNG

/// A tile of 256 by 256 pixels with values at the points of a coarser grid.
struct TilePicture {
  static let side = 256
  /// The number of grid points in a row.
  static let corners = 17
  private static let step = side / (corners - 1)

  /// The values, row by row.
  let values: [Double]
  let color: (Double) -> SIMD4<Double>

  /// The PNG file; empty if libpng cannot write it.
  var png: [UInt8] {
    let pixels = pixels
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(Self.side), UInt32(Self.side))
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // The maximum size of any PNG: four bytes a pixel, and the chunk headers.
    var size = pixels.count * 2 + 4_096
    var file = [UInt8](repeating: 0, count: size)
    let isWritten = png_image_write_to_memory(&image, &file, &size, 0, pixels, 0, nil) != 0
    return isWritten ? Array(file.prefix(size)) : []
  }

  private var pixels: [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(Self.side * Self.side * 4)
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let color = color(value(column, row))
        for part in 0..<4 { pixels.append(UInt8(max(0, min(255, color[part])))) }
      }
    }
    return pixels
  }

  private func value(_ column: Int, _ row: Int) -> Double {
    let (left, top) = (column / Self.step, row / Self.step)
    let across = Double(column % Self.step) / Double(Self.step)
    let down = Double(row % Self.step) / Double(Self.step)
    func corner(_ x: Int, _ y: Int) -> Double { values[y * Self.corners + x] }
    let upper = corner(left, top) * (1 - across) + corner(left + 1, top) * across
    let lower = corner(left, top + 1) * (1 - across) + corner(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}
