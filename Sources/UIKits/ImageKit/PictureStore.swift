import Foundation
import SwiftUI

#if canImport(Darwin)
  import UIKit

  /// Holds a picture as the platform draws it.
  struct PictureStore: Hashable, @unchecked Sendable {
    // @unchecked: a UIImage is never changed once it was made.
    private let picture: UIImage

    init(_ data: Data, _ decoded: DecodedPicture) {
      picture = UIImage(data: data)?.preparingForDisplay() ?? UIImage()
    }

    /// The pixels are what stays in memory.
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

  /// Holds a picture's file under an address of this server, where browsers fetch it.
  struct PictureStore: Hashable, Sendable {
    private let held: HeldAsset

    init(_ data: Data, _ decoded: DecodedPicture) {
      held = HeldAsset(
        data, decoded.format.assetType,
        size: PictureSize(width: Double(decoded.width), height: Double(decoded.height)))
    }

    /// The file is what stays in memory; the browsers have the pixels.
    func cost(_ data: Data, _ decoded: DecodedPicture) -> Int { data.count }

    func image(scale: CGFloat) -> Image { Image(held, scale: scale) }
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
