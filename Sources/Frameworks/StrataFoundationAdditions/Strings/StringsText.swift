import Foundation

/// Decodes the text of a `.strings` file, in the encodings that Xcode and translators use.
enum StringsText {
  /// Decodes UTF-8, and UTF-16 or UTF-32 with or without a byte order mark.
  ///
  /// - Throws: ``StringsFault`` at line 1 if the bytes are not text.
  static func read(_ data: Data) throws(StringsFault) -> String {
    guard let text = String(data: data, encoding: encoding(of: data)) else {
      throw StringsFault(line: 1, reason: "the file is neither UTF-8 nor UTF-16 text")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// Returns the encoding. Without a byte order mark it follows from the position of zero bytes,
  /// since the first character of a file is nearly always ASCII.
  private static func encoding(of data: Data) -> String.Encoding {
    let start = [UInt8](data.prefix(4))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .utf32
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return .utf16 }
    guard start.count >= 2 else { return .utf8 }
    if start[0] == 0, start[1] != 0 { return .utf16BigEndian }
    if start[0] != 0, start[1] == 0 { return .utf16LittleEndian }
    return .utf8
  }
}
