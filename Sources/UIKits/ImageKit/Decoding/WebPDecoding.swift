import Foundation
import StrataCWebP

/// Decodes WebP. For an animation only the header is checked: a browser plays it or shows nothing.
enum WebPDecoding {
  static func decode(
    _ bytes: [UInt8], _ limits: ImageLimits
  ) throws(ImageFailure) -> (width: Int, height: Int) {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { throw .damaged }
    let (width, height) = (Int(features.width), Int(features.height))
    try limits.check(width: width, height: height)
    guard features.has_animation == 0 else { return (width, height) }
    var pixels = PixelBytes.make(columns: width, rows: height)
    let stride = Int32(width * PixelBytes.perPixel)
    guard WebPDecodeRGBAInto(bytes, bytes.count, &pixels, pixels.count, stride) != nil else {
      throw .damaged
    }
    return (width, height)
  }
}
