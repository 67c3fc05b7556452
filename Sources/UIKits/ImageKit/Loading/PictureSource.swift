public import Foundation

/// A source of the images of a cache.
///
/// Tests replace it; an app uses ``WebPictureSource``.
public protocol PictureSource: Sendable {
  /// Loads the file of an image.
  ///
  /// - Parameters:
  ///   - url: The URL of the image's file.
  ///   - limit: The largest size in bytes; a larger file fails with
  ///     ``ImageFailure/tooLarge(limit:)``.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageFailure`` if the file cannot be loaded or is too large.
  func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data
}
