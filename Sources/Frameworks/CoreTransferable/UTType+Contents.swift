import Foundation
package import UniformTypeIdentifiers

extension UTType {
  /// Creates the type of a picture or movie, recognized by its first bytes; returns `nil` for other
  /// content.
  ///
  /// A browser reports the name of a file, but its extension may be wrong.
  package init?(recognizing data: Data) {
    let head = [UInt8](data.prefix(12))
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.count >= offset + bytes.count
        && Array(head[offset..<offset + bytes.count]) == bytes
    }
    switch true {
    case has([0x89, 0x50, 0x4E, 0x47]): self = .png
    case has([0xFF, 0xD8, 0xFF]): self = .jpeg
    case has(Array("GIF8".utf8)): self = .gif
    case has(Array("RIFF".utf8)) && has(Array("WEBP".utf8), at: 8): self = .webP
    case has(Array("RIFF".utf8)) && has(Array("WAVE".utf8), at: 8): self = .wav
    case has([0x49, 0x49, 0x2A, 0]), has([0x4D, 0x4D, 0, 0x2A]): self = .tiff
    case has(Array("BM".utf8)): self = .bmp
    case has(Array("ID3".utf8)): self = .mp3
    case has(Array("ftyp".utf8), at: 4) && head.count == 12:
      self = Self.boxed(String(decoding: head[8..<12], as: UTF8.self))
    default: return nil
    }
  }

  /// Returns the type of a file in the ISO base media format (ISO 14496-12) by its brand.
  private static func boxed(_ brand: String) -> UTType {
    switch brand {
    case "heic", "heix", "hevc", "heim", "heis": .heic
    case "mif1", "msf1": .heif
    case "qt  ": .quickTimeMovie
    case "M4A ", "M4B ": .mpeg4Audio
    default: .mpeg4Movie
    }
  }

  /// Returns the type of a file: by its first bytes, otherwise by the extension of its name.
  package static func type(of file: URL) -> UTType {
    let head = (try? FileHandle(forReadingFrom: file).read(upToCount: 12)) ?? Data()
    return UTType(recognizing: head) ?? UTType(filenameExtension: file.pathExtension) ?? .data
  }
}
