import Foundation
import StrataCTurboJPEG

/// Decodes JPEG by libjpeg-turbo's TurboJPEG interface, which needs no `setjmp`.
enum JPEGDecoding {
  static func decode(
    _ bytes: [UInt8], _ limits: ImageLimits
  ) throws(ImageFailure) -> (width: Int, height: Int) {
    guard let decoder = tjInitDecompress() else { throw .damaged }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let length = UInt(bytes.count)
    guard
      tjDecompressHeader3(decoder, bytes, length, &width, &height, &sampling, &space) == 0
    else { throw .damaged }
    try limits.check(width: Int(width), height: Int(height))
    // An eighth of each side: all of the file is read, but only a 64th of the pixels is produced.
    let (columns, rows) = ((width + 7) / 8, (height + 7) / 8)
    var pixels = PixelBytes.make(columns: Int(columns), rows: Int(rows))
    // For a truncated file the library only warns, but returns -1 all the same.
    let answer = tjDecompress2(
      decoder, bytes, length, &pixels, columns, 0, rows, Int32(TJPF_RGBA.rawValue),
      TJFLAG_FASTDCT)
    guard answer == 0 else { throw .damaged }
    return (Int(width), Int(height))
  }
}
