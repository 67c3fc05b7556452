/// Why there is no square.
enum TileError: Error, Equatable {
  /// The template names no address of the web.
  case address
  /// The provider's answer.
  case status(Int)
  /// It has more than that many bytes.
  case tooLarge(limit: Int)
  /// It did not come in time.
  case late
  /// What came is none.
  case noPicture
}
