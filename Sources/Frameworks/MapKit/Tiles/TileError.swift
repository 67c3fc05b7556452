/// The reason for which a tile could not be loaded.
enum TileError: Error, Equatable {
  /// The template does not result in an HTTP URL.
  case address
  /// The provider answered with an HTTP status other than success.
  case status(Int)
  /// The tile has more than this number of bytes.
  case tooLarge(limit: Int)
  /// The tile did not arrive in time.
  case late
  /// The data is not an image.
  case noPicture
}
