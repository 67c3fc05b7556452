public import Foundation
import StrataAssets

extension Pixels {
  /// Returns the quality of a JPEG file, 1…100, for a quality of 0…1. Values outside of that range
  /// are clamped.
  static func quality(_ part: CGFloat) -> Int {
    Int(1 + (part.isNaN ? 0 : min(1, max(0, part))) * 99)
  }
}

extension UIImage {
  /// Returns the image in another size, upright and without metadata such as the place and time of
  /// a photo.
  ///
  ///     UIImage(data: photo)?.preparingThumbnail(of: CGSize(width: 160, height: 120))
  ///
  /// Partial: it returns `nil` for symbols, for images of the app's resources, for GIF and SVG
  /// images, and for damaged files.
  ///
  /// - Parameter size: The size of the new image, in points. The proportions of the image change if
  ///   those of the size differ.
  /// - Complexity: O(*n*), where *n* is the number of pixels. A JPEG is decoded at a fraction of
  ///   its size if that is enough.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let (data, type) = file,
      let pixels = Pixels(data, type, width: size.width * scale, height: size.height * scale),
      let png = pixels.png
    else { return nil }
    return UIImage(data: png, scale: scale)
  }

  /// Returns the image in another size without blocking the caller's actor. The image is the same
  /// as that of ``preparingThumbnail(of:)``.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Task.detached { self.preparingThumbnail(of: size) }.value
  }

  /// Returns the image as a JPEG file without metadata. Transparent parts are white.
  ///
  /// Partial: it returns `nil` in the same cases as ``preparingThumbnail(of:)``.
  ///
  /// - Parameter compressionQuality: The quality of the file, from 0 for the smallest file to 1 for
  ///   the best image; other values are clamped.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let (data, type) = file else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    return Pixels(data, type, width: width, height: height)?
      .jpeg(quality: Pixels.quality(compressionQuality))
  }

  /// The image's file and its type, if the image was created from data.
  var file: (Data, AssetType)? {
    guard case .held(let asset) = source,
      let content = HeldAsset.content(address: asset.address)
    else { return nil }
    return (content.data, content.type)
  }
}
