import CZlib

/// Writes a square PNG with a palette.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameters:
  ///   - palette: Three bytes a colour.
  ///   - rows: A byte for the filter, then a byte a pixel, for each row.
  static func bytes(side: UInt32, palette: [UInt8], rows: [UInt8]) -> [UInt8] {
    // Eight bits a pixel, colours from the palette, no interlacing.
    let header = big(side) + big(side) + [8, 3, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("PLTE", palette)
      + chunk("IDAT", packed(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    let sum = UInt32(truncatingIfNeeded: crc32(0, checked, UInt32(checked.count)))
    return big(UInt32(content.count)) + checked + big(sum)
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    // It fails only where the room is too small, and the bound is large enough.
    let status = compress2(&packed, &size, bytes, UInt(bytes.count), 6)
    return status == Z_OK ? Array(packed.prefix(Int(size))) : []
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
