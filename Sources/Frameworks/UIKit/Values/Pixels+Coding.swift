import Foundation
import StrataCPNG
import StrataCTurboJPEG
import StrataCWebP

extension Pixels {
  /// `PNG_FORMAT_RGBA`, which the header declares in a form that Swift does not import.
  private static let rgba: UInt32 = 3

  /// Decodes a JPEG image. It is decoded at the smallest fraction of its size that is at least as
  /// large as the wanted size.
  static func decoded(jpeg bytes: [UInt8], _ wantedWidth: Int, _ wantedHeight: Int) -> Pixels? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let length = UInt(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, length, &width, &height, &sampling, &space) == 0,
      isBearable(Int(width), Int(height))
    else { return nil }
    var (columns, rows) = (Int(width), Int(height))
    for part in [8, 4, 2] where columns == Int(width) && rows == Int(height) {
      let (fewer, lower) = ((columns + part - 1) / part, (rows + part - 1) / part)
      if fewer >= wantedWidth, lower >= wantedHeight { (columns, rows) = (fewer, lower) }
    }
    var made = Pixels(width: columns, height: rows)
    // For a truncated file the library only warns, but returns -1 all the same.
    let answer = tjDecompress2(
      decoder, bytes, length, &made.bytes, Int32(columns), 0, Int32(rows),
      Int32(TJPF_RGBA.rawValue), 0)
    return answer == 0 ? made : nil
  }

  static func decoded(png bytes: [UInt8]) -> Pixels? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0,
      isBearable(Int(image.width), Int(image.height))
    else { return nil }
    image.format = rgba
    var made = Pixels(width: Int(image.width), height: Int(image.height))
    let isWhole = png_image_finish_read(&image, nil, &made.bytes, 0, nil) != 0
    return isWhole && image.warning_or_error & 2 == 0 ? made : nil
  }

  /// Decodes a WebP image. Returns `nil` for animations and damaged files.
  static func decoded(webP bytes: [UInt8]) -> Pixels? {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK,
      features.has_animation == 0,
      isBearable(Int(features.width), Int(features.height))
    else { return nil }
    var made = Pixels(width: Int(features.width), height: Int(features.height))
    let stride = Int32(made.width * 4)
    let decoded = WebPDecodeRGBAInto(bytes, bytes.count, &made.bytes, made.bytes.count, stride)
    return decoded == nil ? nil : made
  }

  /// The image as a lossless PNG file.
  var png: Data? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height, image.format) = (UInt32(width), UInt32(height), Self.rgba)
    var length = 0
    guard png_image_write_to_memory(&image, nil, &length, 0, bytes, 0, nil) != 0 else { return nil }
    var file = Data(count: length)
    let isWritten = file.withUnsafeMutableBytes { room in
      png_image_write_to_memory(&image, room.baseAddress, &length, 0, bytes, 0, nil) != 0
    }
    return isWritten ? file.prefix(length) : nil
  }

  /// Returns the image as a JPEG file. Transparent parts are white.
  ///
  /// - Parameter quality: The quality, from 1 for the smallest file to 100 for the best image.
  func jpeg(quality: Int) -> Data? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    var file: UnsafeMutablePointer<UInt8>?
    defer { tjFree(file) }
    var length: UInt = 0
    let answer = tjCompress2(
      encoder, onWhite.bytes, Int32(width), 0, Int32(height), Int32(TJPF_RGBA.rawValue), &file,
      &length,
      Int32(TJSAMP_420.rawValue), Int32(quality), 0)
    guard answer == 0, let file else { return nil }
    return Data(bytes: file, count: Int(length))
  }
}
