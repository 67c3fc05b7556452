import Foundation

/// Minimal files of each format.
enum SamplePictures {
  /// Returns the header of a PNG, which is all that is read.
  static func png(_ width: Int, _ height: Int) -> Data {
    Data([0x89] + "PNG\r\n\u{1A}\n".utf8) + big(13) + Data("IHDR".utf8) + big(width) + big(height)
  }

  static func gif(_ width: Int, _ height: Int) -> Data {
    Data("GIF89a".utf8) + Data([UInt8(width), 0, UInt8(height), 0])
  }

  /// Returns a JPEG, optionally with an EXIF segment that says that the camera lay on its side.
  static func jpeg(_ width: Int, _ height: Int, isTurned: Bool = false) -> Data {
    let camera =
      Data([0xFF, 0xE1, 0, 34]) + Data("Exif\0\0MM\0*".utf8)
      + Data([0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
    let frame = Data([0xFF, 0xC0, 0, 11, 8, 0, UInt8(height), 0, UInt8(width), 1, 1, 0x11, 0])
    return Data([0xFF, 0xD8]) + (isTurned ? camera : Data()) + frame
  }

  static func webp(_ kind: String, _ head: [UInt8]) -> Data {
    Data("RIFF\0\0\0\0WEBP".utf8) + Data(kind.utf8) + Data([0, 0, 0, 0]) + Data(head)
  }

  private static func big(_ number: Int) -> Data {
    Data((0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
