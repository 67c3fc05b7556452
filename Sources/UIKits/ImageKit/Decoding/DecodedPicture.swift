/// The result of decoding a file.
struct DecodedPicture: Hashable, Sendable {
  let format: PictureFormat
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
}
