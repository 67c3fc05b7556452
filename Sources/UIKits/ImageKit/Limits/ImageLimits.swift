/// What pictures may take.
///
///     var limits = ImageLimits()
///     limits.count = 100
public struct ImageLimits: Hashable, Sendable {
  /// Bytes of all pictures that a cache keeps: 50 MB.
  public var totalCost = 50 * 1024 * 1024
  /// How many pictures a cache keeps.
  public var count = 500
  /// Bytes of one file; a longer one is not loaded to its end.
  public var fileBytes = 10 * 1024 * 1024
  /// Pixels of one picture; one that claims more is not decoded. A few hundred bytes can claim
  /// gigabytes.
  public var pixels = 16 * 1024 * 1024

  public init() {}
}
