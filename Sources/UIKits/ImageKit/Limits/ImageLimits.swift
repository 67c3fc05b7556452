/// The limits of images and their cache.
///
///     var limits = ImageLimits()
///     limits.count = 100
public struct ImageLimits: Hashable, Sendable {
  /// The size of all images in a cache, in bytes: 50 MB by default.
  public var totalCost = 50 * 1024 * 1024
  /// The number of images in a cache.
  public var count = 500
  /// The maximum size of one file, in bytes. Loading a larger file is cancelled.
  public var fileBytes = 10 * 1024 * 1024
  /// The number of pixels of one image. One whose header declares more is not decoded, as a few
  /// hundred bytes can declare gigabytes.
  public var pixels = 16 * 1024 * 1024

  /// Creates the default limits of images.
  public init() {}
}
