import StrataCPNG

/// A square of pixels with palette colors.
struct Canvas {
  private let side: Int
  private var pixels: [UInt8]
  private var palette: [RGB]

  init(side: Int, paper: RGB) {
    self.side = side
    pixels = [UInt8](repeating: 0, count: side * side)
    palette = [paper]
  }

  /// Fills an ellipse, clipped to the canvas.
  ///
  /// - Parameters:
  ///   - across: The x coordinate of its center, in pixels.
  ///   - down: The y coordinate of its center, in pixels.
  ///   - width: The horizontal radius.
  ///   - height: The vertical radius.
  mutating func ellipse(_ across: Int, _ down: Int, _ width: Int, _ height: Int, _ color: RGB) {
    let number = number(of: color)
    for row in rows(down - height, down + height) {
      let away = Double(row - down) / Double(height)
      let half = Int((Double(width) * max(0, 1 - away * away).squareRoot()).rounded())
      fill(row, from: across - half, to: across + half, number)
    }
  }

  /// Draws a line four pixels thick, with a slope of at most 45°.
  mutating func line(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ color: RGB) {
    let number = number(of: color)
    for across in left...max(left, right) {
      let down = top + (bottom - top) * (across - left) / max(1, right - left)
      for row in rows(down - 2, down + 1) {
        fill(row, from: across, to: across, number)
      }
    }
  }

  /// Returns the rows of a range that are on the canvas.
  private func rows(_ first: Int, _ last: Int) -> Range<Int> {
    let start = min(max(0, first), side)
    return start..<max(start, min(side, last + 1))
  }

  private mutating func fill(_ row: Int, from left: Int, to right: Int, _ number: UInt8) {
    let first = max(0, left)
    let last = min(side - 1, right)
    guard first <= last, (0..<side).contains(row) else { return }
    for column in first...last { pixels[row * side + column] = number }
  }

  private mutating func number(of color: RGB) -> UInt8 {
    if let known = palette.firstIndex(of: color) { return UInt8(known) }
    palette.append(color)
    return UInt8(palette.count - 1)
  }

  /// The PNG file with a palette; empty if libpng cannot write it.
  var png: [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(side), UInt32(side))
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_COLORMAP)
    image.colormap_entries = UInt32(palette.count)
    let colors = palette.flatMap { [$0.red, $0.green, $0.blue] }
    // The maximum size of any PNG with a palette: a byte a pixel, the palette, and the chunk
    // headers.
    var size = pixels.count + colors.count + 4_096
    var file = [UInt8](repeating: 0, count: size)
    let isWritten = png_image_write_to_memory(&image, &file, &size, 0, pixels, 0, colors) != 0
    return isWritten ? Array(file.prefix(size)) : []
  }
}
