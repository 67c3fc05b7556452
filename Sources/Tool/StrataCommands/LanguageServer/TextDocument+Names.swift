import StrataImportGraph

/// The ranges of names and other code in a line.
extension TextDocument {
  /// Returns the range of the code that begins at a column: of a name, of a keyword with the name
  /// behind it, of a string, or of one character.
  ///
  /// - Parameters:
  ///   - number: the line, counted from 0.
  ///   - column: the column in UTF-16 code units, counted from 1, as violations have it.
  ///   - encoding: the units of the result.
  /// - Returns: the range; `nil` if the line ends before the column.
  func range(
    ofCodeInLine number: Int, atColumn column: Int, in encoding: Encoding
  ) -> MessageValue? {
    let line = line(number)
    let start = offset(of: Position(line: number, character: max(0, column - 1)), in: .utf16)
    guard line.indices.contains(start) else { return nil }
    let end = Self.end(of: line[start...])
    func position(_ place: Int) -> MessageValue {
      Position(line: number, character: Self.units(in: line[..<place], encoding)).json
    }
    return .object(["start": position(start), "end": position(end)])
  }

  /// Returns the index behind the code that begins some text.
  private static func end(of text: ArraySlice<UInt8>) -> Int {
    if text.first == UInt8(ascii: "\"") { return endOfString(text) }
    let word = endOfName(text)
    guard word > text.startIndex else { return endOfCharacter(text) }
    guard keywords.contains(String(decoding: text[..<word], as: UTF8.self)) else { return word }
    let name = text[word...].drop { $0 == 0x20 || $0 == 0x09 }
    let last = endOfName(name)
    return last > name.startIndex ? last : word
  }

  /// The keywords at whose column a rule about the declared name reports it.
  private static let keywords: Set = [
    "import", "class", "struct", "enum", "protocol", "actor", "extension", "func", "var", "let",
    "typealias", "associatedtype",
  ]

  private static func endOfName(_ text: ArraySlice<UInt8>) -> Int {
    guard text.first != UInt8(ascii: "`") else {
      return text.dropFirst().firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? text.endIndex
    }
    return text.firstIndex { !SwiftLexer.isWordByte($0) } ?? text.endIndex
  }

  /// Returns the index behind the closing quote; the end of the line for a string of several lines.
  private static func endOfString(_ text: ArraySlice<UInt8>) -> Int {
    var place = text.startIndex + 1
    while place < text.endIndex, text[place] != UInt8(ascii: "\"") {
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, text.endIndex)
  }

  private static func endOfCharacter(_ text: ArraySlice<UInt8>) -> Int {
    text.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? text.endIndex
  }
}
