public import Foundation

/// Where a cache has the bytes of a picture from.
///
/// The seam for tests; an app uses ``WebPictureSource``.
public protocol PictureSource: Sendable {
  /// - Parameter limit: Bytes; what is longer fails with ``ImageFailure/tooLarge(limit:)``.
  func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data
}
