public import Foundation
public import SwiftUI

/// An image that was loaded and decoded completely.
///
/// Its memory is freed when no cache and no view holds it any more.
public struct Picture: Hashable, Sendable {
  /// The image's width, in pixels.
  public let width: Int
  /// The image's height, in pixels.
  public let height: Int
  /// The size in memory, in bytes, by which a cache is limited.
  public let cost: Int
  let store: PictureStore

  /// Returns the image as a view.
  ///
  /// - Parameter scale: The number of the image's pixels in a point.
  public func image(scale: CGFloat = 1) -> Image { store.image(scale: scale) }
}

extension Picture {
  init(_ data: Data, _ decoded: DecodedPicture) {
    let store = PictureStore(data, decoded)
    self.init(
      width: decoded.width, height: decoded.height, cost: store.cost(data, decoded), store: store)
  }
}
