import Foundation

/// Finds out whether bytes from a stranger are a whole picture.
///
/// An actor: it works off the main actor, and on one picture at a time, so that decoding never takes
/// more memory than one picture of the largest size.
actor PictureDecoder {
  static let shared = PictureDecoder()

  /// Decodes the whole file; the pixels are thrown away, since a browser decodes it once more.
  func decode(_ data: Data, limits: ImageLimits) throws(ImageFailure) -> DecodedPicture {
    try Self.decode(data, limits: limits)
  }

  /// The same on the thread that asks.
  nonisolated static func decode(
    _ data: Data, limits: ImageLimits
  ) throws(ImageFailure) -> DecodedPicture {
    guard data.count <= limits.fileBytes else { throw .tooLarge(limit: limits.fileBytes) }
    guard let format = PictureFormat(of: data) else { throw .unknownFormat }
    let bytes = Array(data)
    let (width, height) =
      switch format {
      case .png: try PNGDecoding.decode(bytes, limits)
      case .jpeg: try JPEGDecoding.decode(bytes, limits)
      case .webp: try WebPDecoding.decode(bytes, limits)
      }
    return DecodedPicture(format: format, width: width, height: height)
  }
}

extension ImageLimits {
  /// Refuses a picture by its head, before any room is made for its pixels.
  func check(width: Int, height: Int) throws(ImageFailure) {
    guard width > 0, height > 0 else { throw .damaged }
    let (pixels, isOver) = width.multipliedReportingOverflow(by: height)
    guard !isOver, pixels <= self.pixels else {
      throw .tooManyPixels(width: width, height: height, limit: self.pixels)
    }
  }
}
