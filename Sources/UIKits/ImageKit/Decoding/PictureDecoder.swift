import Foundation

/// Checks whether untrusted bytes are a complete image.
///
/// It is an actor, so that decoding does not block the main actor, and that one image at a time is
/// decoded: never more memory is used than for one image of the largest size.
actor PictureDecoder {
  static let shared = PictureDecoder()

  /// Decodes the whole file to check that it is undamaged and within the limits.
  ///
  /// - Returns: the format and the size. The pixels are discarded, since the browser decodes the
  ///   file again.
  func decode(_ data: Data, limits: ImageLimits) throws(ImageFailure) -> DecodedPicture {
    try Self.decode(data, limits: limits)
  }

  /// Decodes the whole file on the caller's thread.
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
  /// Rejects an image by the size in its header, before memory for its pixels is allocated.
  func check(width: Int, height: Int) throws(ImageFailure) {
    guard width > 0, height > 0 else { throw .damaged }
    let (pixels, isOver) = width.multipliedReportingOverflow(by: height)
    guard !isOver, pixels <= self.pixels else {
      throw .tooManyPixels(width: width, height: height, limit: self.pixels)
    }
  }
}
