/// What decoding found out about a file.
struct DecodedPicture: Hashable, Sendable {
  let format: PictureFormat
  /// In pixels.
  let width: Int
  let height: Int
}
