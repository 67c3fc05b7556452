import Foundation
import StrataAssets
import Synchronization

/// A bitmap image.
///
/// Partial: frameworks such as CoreImage create it, and an app passes it to ``UIImage``.
public final class CGImage: Sendable {
  private enum Source: Sendable {
    case pixels(Pixels)
    /// A closure that draws the pixels.
    case drawing(@Sendable () -> Pixels)
  }

  private let source: Mutex<Source>
  /// The width of the bitmap, in pixels.
  public let width: Int
  /// The height of the bitmap, in pixels.
  public let height: Int

  /// Creates a bitmap from its pixels, row by row from the top. Each pixel has the bytes red,
  /// green, blue and alpha, not premultiplied.
  ///
  /// - Returns: `nil` if the number of bytes does not fit the size, or the size is too large.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard Pixels.isBearable(width, height), bytes.count == width * height * 4 else { return nil }
    source = Mutex(.pixels(Pixels(width: width, height: height, bytes: bytes)))
    (self.width, self.height) = (width, height)
  }

  /// Creates a bitmap that is drawn when its pixels are first used, on the thread that uses them.
  ///
  /// - Parameters:
  ///   - width: The width of the bitmap, in pixels.
  ///   - height: The height of the bitmap, in pixels.
  ///   - draw: A closure that draws the pixels, in that size. It is called once.
  init(width: Int, height: Int, draw: @escaping @Sendable () -> Pixels) {
    source = Mutex(.drawing(draw))
    (self.width, self.height) = (width, height)
  }

  /// The pixels. Other threads that use them wait while they are drawn.
  var pixels: Pixels {
    source.withLock { source in
      switch source {
      case .pixels(let pixels): return pixels
      case .drawing(let draw):
        let drawn = draw()
        source = .pixels(drawn)
        return drawn
      }
    }
  }

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
