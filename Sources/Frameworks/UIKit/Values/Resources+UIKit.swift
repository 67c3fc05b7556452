import Foundation
import StrataAssets
import SwiftUI

extension AssetBundles {
  /// How large a picture of the app's resources is, in points; `nil` where there is none.
  static func pointSize(ofPicture name: String, in bundle: Bundle?) -> CGSize? {
    guard let set = picture(named: name, in: bundle), let best = set.assets(isDark: false).last
    else { return nil }
    let size = best.asset.size ?? PictureSize(width: 0, height: 0)
    return CGSize(
      width: size.width / Double(best.scale), height: size.height / Double(best.scale))
  }
}

extension PictureHeader {
  /// What kind of picture data is, and how large, in pixels; `nil` where it is none.
  static func recognize(_ data: Data) -> (AssetType, PictureSize)? {
    for type in [AssetType.png, .jpg, .gif, .webp, .svg] {
      if let size = size(of: data, type) { return (type, size) }
    }
    return nil
  }
}

extension Color {
  /// A colour of the app's asset catalogs; `nil` where there is none of that name.
  static func named(_ name: String, in bundle: Bundle?) -> Color? {
    AssetBundles.color(named: name, in: bundle) == nil ? nil : Color(name, bundle: bundle)
  }
}
