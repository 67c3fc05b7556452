import Foundation
import StrataAssets

/// A picture as its pixels.
///
/// Partial: frameworks make it, such as CoreImage; an app hands it to ``UIImage``.
public final class CGImage: Sendable {
  let pixels: Pixels

  /// Creates a picture of red, green, blue and alpha, a byte each, not premultiplied, from the top.
  ///
  /// - Returns: `nil` if the bytes are not those of this size, or the size is too large.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard Pixels.isBearable(width, height), bytes.count == width * height * 4 else { return nil }
    pixels = Pixels(width: width, height: height, bytes: bytes)
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// Red, green, blue and alpha, a byte each, not premultiplied, from the top.
  package var bytes: [UInt8] { pixels.bytes }
}

extension UIImage {
  /// Creates an image of a picture, with a pixel in each point.
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
