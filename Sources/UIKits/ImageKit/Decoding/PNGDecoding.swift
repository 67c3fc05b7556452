import Foundation
import StrataCPNG

/// Decodes PNG by libpng's simplified interface, which needs no `setjmp`.
enum PNGDecoding {
  /// `PNG_FORMAT_RGBA`, four bytes a pixel, which the header declares in a form that Swift does not
  /// import.
  private static let rgba: UInt32 = 3

  static func decode(
    _ bytes: [UInt8], _ limits: ImageLimits
  ) throws(ImageFailure) -> (width: Int, height: Int) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw .damaged
    }
    let (width, height) = (Int(image.width), Int(image.height))
    try limits.check(width: width, height: height)
    image.format = rgba
    var pixels = PixelBytes.make(columns: width, rows: height)
    let isWhole = png_image_finish_read(&image, nil, &pixels, 0, nil) != 0
    guard isWhole, image.warning_or_error & 2 == 0 else { throw .damaged }
    return (width, height)
  }
}
