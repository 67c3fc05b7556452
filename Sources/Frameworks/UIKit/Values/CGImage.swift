import Foundation
import StrataAssets

/// A bitmap image.
///
/// Partial: frameworks such as CoreImage create it, and an app passes it to ``UIImage``.
public final class CGImage: Sendable {
  let pixels: Pixels

  /// Creates a bitmap from its pixels, row by row from the top. Each pixel has the bytes red,
  /// green, blue and alpha, not premultiplied.
  ///
  /// - Returns: `nil` if the number of bytes does not fit the size, or the size is too large.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard Pixels.isBearable(width, height), bytes.count == width * height * 4 else { return nil }
    pixels = Pixels(width: width, height: height, bytes: bytes)
  }

  /// The width of the bitmap, in pixels.
  public var width: Int { pixels.width }
  /// The height of the bitmap, in pixels.
  public var height: Int { pixels.height }
  /// The pixels, row by row from the top. Each pixel has the bytes red, green, blue and alpha, not
  /// premultiplied.
  package var bytes: [UInt8] { pixels.bytes }
}

extension UIImage {
  /// Creates an image of a bitmap, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    guard let png = cgImage.pixels.png, let (type, size) = PictureHeader.recognize(png) else {
      self.init(.empty)
      return
    }
    self.init(
      .held(HeldAsset(png, type, size: size)),
      size: CGSize(width: CGFloat(size.width), height: CGFloat(size.height)))
  }
}
