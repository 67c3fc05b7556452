package import Foundation

/// Reads a picture's size from the header of its file.
package enum PictureHeader {
  package static func size(of data: Data, _ type: AssetType) -> PictureSize? {
    let bytes = Bytes(data)
    let size =
      switch type {
      case .png: png(bytes)
      case .jpg, .jpeg: jpeg(bytes)
      case .gif: gif(bytes)
      case .webp: webp(bytes)
      case .svg: SVGHeader.size(of: data)
      default: PictureSize?.none
      }
    return size.flatMap { $0.isShown ? $0 : nil }
  }

  private static func png(_ bytes: Bytes) -> PictureSize? {
    guard bytes.text(12, 4) == "IHDR" else { return nil }
    return size(bytes.big(16, 4), bytes.big(20, 4))
  }

  private static func gif(_ bytes: Bytes) -> PictureSize? {
    guard bytes.text(0, 3) == "GIF" else { return nil }
    return size(bytes.little(6, 2), bytes.little(8, 2))
  }

  /// Returns the size in a JPEG's frame header, which is found by skipping from segment to segment.
  private static func jpeg(_ bytes: Bytes) -> PictureSize? {
    guard bytes.big(0, 2) == 0xFFD8 else { return nil }
    var offset = 2
    var turns = false
    while let marker = bytes.big(offset, 2), marker >> 8 == 0xFF,
      let length = bytes.big(offset + 2, 2), length >= 2
    {
      if marker == 0xFFE1 { turns = JPEGOrientation.turns(bytes, at: offset + 4) }
      // C4, C8 and CC are not frame headers.
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        let (height, width) = (bytes.big(offset + 5, 2), bytes.big(offset + 7, 2))
        return turns ? size(height, width) : size(width, height)
      }
      offset += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: Bytes) -> PictureSize? {
    guard bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WEBP" else { return nil }
    switch bytes.text(12, 4) {
    case "VP8 ":
      return size(
        bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
    case "VP8L":
      guard let bits = bytes.little(21, 4) else { return nil }
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X": return size(bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
    default: return nil
    }
  }

  private static func size(_ width: Int?, _ height: Int?) -> PictureSize? {
    guard let width, let height else { return nil }
    return PictureSize(width: Double(width), height: Double(height))
  }
}

extension PictureSize {
  /// A Boolean value that indicates whether a picture can have this size: an SVG can state any
  /// number.
  fileprivate var isShown: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }
}
