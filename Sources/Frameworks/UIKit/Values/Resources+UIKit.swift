import Foundation
import StrataAssets
import StrataSwiftUIApp

extension AssetBundles {
  /// Returns the size of an image of the app's resources, in points, or `nil` if it does not exist.
  static func pointSize(ofPicture name: String, in bundle: Bundle?) -> CGSize? {
    guard let set = picture(named: name, in: bundle), let best = set.assets(isDark: false).last
    else {
      // A symbol of the app is as large as one of the system.
      return symbol(named: name, in: bundle).map { _ in CGSize(width: 17, height: 17) }
    }
    let size = best.asset.size ?? PictureSize(width: 0, height: 0)
    return CGSize(
      width: size.width / Double(best.scale), height: size.height / Double(best.scale))
  }
}

extension PictureHeader {
  /// Returns the type of an image file and its size in pixels, or `nil` if the data are not an
  /// image.
  static func recognize(_ data: Data) -> (AssetType, PictureSize)? {
    for type in [AssetType.png, .jpg, .gif, .webp, .svg] {
      if let size = size(of: data, type) { return (type, size) }
    }
    return nil
  }
}

extension Color {
  /// Returns a color of the asset catalogs of a bundle, or `nil` if it does not exist.
  static func named(_ name: String, in bundle: Bundle?) -> Color? {
    AssetBundles.color(named: name, in: bundle) == nil ? nil : Color(name, bundle: bundle)
  }
}
