/// The result of decoding a file.
struct DecodedPicture: Hashable, Sendable {
  let format: PictureFormat
  /// The photo's width, in pixels.
  let width: Int
  /// The photo's height, in pixels.
  let height: Int
}
