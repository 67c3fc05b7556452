import Foundation
import SwiftUI

#if canImport(Darwin)
  import UIKit

  /// An image in the form in which the platform draws it.
  struct PictureStore: Hashable, @unchecked Sendable {
    // @unchecked: a UIImage is never changed once it was made.
    private let picture: UIImage

    init(_ data: Data, _ decoded: DecodedPicture) {
      picture = UIImage(data: data)?.preparingForDisplay() ?? UIImage()
    }

    /// Returns the size of an image in memory, in bytes: that of its pixels.
    func cost(_ data: Data, _ decoded: DecodedPicture) -> Int { decoded.width * decoded.height * 4 }

    func image(scale: CGFloat) -> Image {
      guard scale != picture.scale, let pixels = picture.cgImage else {
        return Image(uiImage: picture)
      }
      return Image(uiImage: UIImage(cgImage: pixels, scale: scale, orientation: .up))
    }
  }
#else
  import StrataAssets

  /// An image's file under a URL of this server, from which browsers load it.
  struct PictureStore: Hashable, Sendable {
    private let held: HeldAsset

    init(_ data: Data, _ decoded: DecodedPicture) {
      held = HeldAsset(
        data, decoded.format.assetType,
        size: PictureSize(width: Double(decoded.width), height: Double(decoded.height)))
    }

    /// Returns the size of an image in memory, in bytes: that of its file, as the pixels are in the
    /// browsers.
    func cost(_ data: Data, _ decoded: DecodedPicture) -> Int { data.count }

    func image(scale: CGFloat) -> Image { ._held(held, scale: scale) }
  }

  extension PictureFormat {
    fileprivate var assetType: AssetType {
      switch self {
      case .png: .png
      case .jpeg: .jpg
      case .webp: .webp
      }
    }
  }
#endif
