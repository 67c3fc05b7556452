/// The memory into which decoders write pixels: red, green, blue and alpha, a byte each.
enum PixelBytes {
  /// The number of bytes of a pixel.
  static let perPixel = 4

  /// Returns zeroed memory for the pixels of an image.
  static func make(columns: Int, rows: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: columns * rows * perPixel)
  }
}
