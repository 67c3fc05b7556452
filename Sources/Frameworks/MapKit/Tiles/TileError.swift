/// The reason for which a tile could not be loaded.
enum TileError: Error, Equatable {
  /// The template is not a URL of the web.
  case address
  /// The provider answered with this HTTP status.
  case status(Int)
  /// The tile has more than this number of bytes.
  case tooLarge(limit: Int)
  /// The tile did not arrive in time.
  case late
  /// The data is not an image.
  case noPicture
}
