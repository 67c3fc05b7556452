/// The result of decoding an image file: its format and size.
struct DecodedPicture: Hashable, Sendable {
  let format: PictureFormat
  /// The image's width, in pixels.
  let width: Int
  /// The image's height, in pixels.
  let height: Int
}
