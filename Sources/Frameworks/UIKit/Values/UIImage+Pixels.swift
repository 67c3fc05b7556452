public import Foundation
import StrataAssets

extension UIImage {
  /// The picture drawn smaller, the right way up, and nothing else of its file: what a camera noted
  /// (where, when, with what) is not in it.
  ///
  ///     UIImage(data: photo)?.preparingThumbnail(of: CGSize(width: 160, height: 120))
  ///
  /// Partial: a symbol, a picture of the app's resources, GIF and SVG give `nil`, as damaged files do.
  ///
  /// - Parameter size: In points of this picture's scale; proportions are the caller's.
  /// - Complexity: O(pixels). A JPEG is decoded at a fraction of its size where that is enough.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let (data, type) = file,
      let pixels = Pixels(data, type, width: size.width * scale, height: size.height * scale),
      let png = pixels.png
    else { return nil }
    return UIImage(data: png, scale: scale)
  }

  /// The same, off the caller's actor.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Task.detached { self.preparingThumbnail(of: size) }.value
  }

  /// The picture as JPEG, on white where it is transparent. Nothing of its file but the pixels is in it.
  ///
  /// Partial: `nil` where ``preparingThumbnail(of:)`` is.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1; what lies beside is the nearer.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let (data, type) = file else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    let quality = compressionQuality.isNaN ? 0 : min(1, max(0, compressionQuality))
    return Pixels(data, type, width: width, height: height)?.jpeg(quality: Int(1 + quality * 99))
  }

  /// The file that is held, and its kind.
  var file: (Data, AssetType)? {
    guard case .held(let asset) = source,
      let content = HeldAsset.content(address: asset.address)
    else { return nil }
    return (content.data, content.type)
  }
}
