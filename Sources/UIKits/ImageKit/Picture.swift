public import Foundation
public import SwiftUI

/// A picture that was loaded, decoded once and found whole.
///
/// It lives as long as a cache or a view holds it; then nothing of it stays.
public struct Picture: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// What a cache counts it with: the bytes that it keeps in memory.
  public let cost: Int
  let store: PictureStore

  /// As a view.
  ///
  /// - Parameter scale: Pixels of the picture to a point.
  public func image(scale: CGFloat = 1) -> Image { store.image(scale: scale) }
}

extension Picture {
  init(_ data: Data, _ decoded: DecodedPicture) {
    let store = PictureStore(data, decoded)
    self.init(
      width: decoded.width, height: decoded.height, cost: store.cost(data, decoded), store: store)
  }
}
