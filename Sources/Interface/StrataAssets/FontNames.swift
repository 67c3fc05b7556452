import Foundation

/// Reads a font's family, full and PostScript names from its file.
enum FontNames {
  private static let wanted: Set<Int> = [1, 4, 6, 16]

  /// Returns the font's names: first that of the file, then those in it, which a compressed font
  /// does not reveal.
  static func names(of file: URL) -> [String] {
    let own = file.deletingPathExtension().lastPathComponent
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return [own] }
    return [own] + names(in: Bytes(data))
  }

  static func names(in bytes: Bytes) -> [String] {
    guard let table = table("name", in: bytes), let count = bytes.big(table + 2, 2),
      let storage = bytes.big(table + 4, 2)
    else { return [] }
    return (0..<count).compactMap { index in
      let record = table + 6 + 12 * index
      guard let name = bytes.big(record + 6, 2), wanted.contains(name),
        let platform = bytes.big(record, 2), let length = bytes.big(record + 8, 2),
        let offset = bytes.big(record + 10, 2)
      else { return nil }
      let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
      return bytes.text(table + storage + offset, length, encoding)
    }
  }

  private static func table(_ tag: String, in bytes: Bytes) -> Int? {
    guard let count = bytes.big(4, 2) else { return nil }
    let entry = (0..<count).map { 12 + 16 * $0 }.first { bytes.text($0, 4) == tag }
    return entry.flatMap { bytes.big($0 + 8, 4) }
  }
}
