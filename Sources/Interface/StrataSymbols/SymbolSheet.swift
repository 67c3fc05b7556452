import Foundation

/// The drawings that are built into the module. The IconSheet plugin generates `drawings` at build
/// time.
enum SymbolSheet {
  /// The markup of the symbols, by their names.
  static let markup = parse(drawings)

  /// Parses lines of names, a tab, and the markup that they share.
  ///
  /// The first page with a symbol waits for this, so the lines are split by bytes: splitting by
  /// characters takes ten times as long.
  static func parse(_ sheet: String) -> [String: Substring] {
    var sheet = sheet
    let entries = sheet.withUTF8(entries)
    func index(_ offset: Int) -> String.Index {
      sheet.utf8.index(sheet.startIndex, offsetBy: offset)
    }
    var markup: [String: Substring] = [:]
    markup.reserveCapacity(entries.count)
    for (name, drawing) in entries {
      markup[name] = sheet[index(drawing.lowerBound)..<index(drawing.upperBound)]
    }
    return markup
  }

  /// Returns each name with the offsets of its markup.
  private static func entries(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [(name: String, drawing: Range<Int>)] {
    pieces(of: bytes, in: 0..<bytes.count, by: "\n").flatMap {
      line -> [(name: String, drawing: Range<Int>)] in
      let parts = pieces(of: bytes, in: line, by: "\t")
      guard let names = parts.first, names.upperBound + 1 < line.upperBound else { return [] }
      let drawing = names.upperBound + 1..<line.upperBound
      return pieces(of: bytes, in: names, by: " ").map { name in
        (String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self), drawing)
      }
    }
  }

  /// Returns the ranges between separators, without empty ones.
  private static func pieces(
    of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, by separator: Unicode.Scalar
  ) -> [Range<Int>] {
    guard let base = bytes.baseAddress else { return [] }
    var pieces: [Range<Int>] = [], start = range.lowerBound
    while start < range.upperBound {
      let found = memchr(base + start, Int32(separator.value), range.upperBound - start)
      let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? range.upperBound
      if end > start { pieces.append(start..<end) }
      start = end + 1
    }
    return pieces
  }
}
