/// A document that an editor has open, with its unsaved text.
struct TextDocument: Sendable {
  /// The units in which an editor counts the characters of a line.
  enum Encoding: String, Sendable { case utf8 = "utf-8", utf16 = "utf-16" }

  /// A position in the document, counted from 0.
  struct Position: Equatable, Sendable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

    /// Reads a position; `nil` if it is not valid.
    init?(_ json: MessageValue) {
      guard let line = json["line"].integer, let character = json["character"].integer, line >= 0,
        character >= 0
      else { return nil }
      self.init(line: line, character: character)
    }

    var json: MessageValue {
      .object(["line": .integer(line), "character": .integer(character)])
    }
  }

  let uri: String
  /// The number that the editor gives to each state of the text.
  var version: Int
  /// A number that no other state of any document of the server has.
  var revision = 0
  private(set) var bytes: [UInt8]
  /// The index of the first byte of each line.
  private var starts: [Int]

  init(uri: String, version: Int, text: String) {
    (self.uri, self.version, bytes) = (uri, version, Array(text.utf8))
    starts = Self.starts(in: bytes)
  }

  /// Replaces all of the text, or the part between two positions.
  ///
  /// - Returns: whether the change is valid.
  mutating func apply(_ change: MessageValue, in encoding: Encoding) -> Bool {
    guard let text = change["text"].text else { return false }
    if change["range"] == .null {
      bytes = Array(text.utf8)
    } else {
      let range = change["range"]
      guard let start = Position(range["start"]), let end = Position(range["end"]) else {
        return false
      }
      let (first, last) = (offset(of: start, in: encoding), offset(of: end, in: encoding))
      guard first <= last else { return false }
      bytes.replaceSubrange(first..<last, with: text.utf8)
    }
    starts = Self.starts(in: bytes)
    return true
  }

  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if byte == 0x0A || isReturn { starts.append(index + 1) }
    }
    return starts
  }

  // MARK: - Positions

  /// The number of lines; an empty document has one.
  var lineCount: Int { starts.count }

  /// Returns the bytes of a line without its end; empty behind the last line.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number) else { return [] }
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > starts[number], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[number]..<end]
  }

  /// Returns the text of a line without its end.
  func text(ofLine number: Int) -> String { String(decoding: line(number), as: UTF8.self) }

  /// Returns the index of a byte. A position behind the end of its line means that end, as the
  /// protocol demands.
  func offset(of position: Position, in encoding: Encoding) -> Int {
    guard starts.indices.contains(position.line) else { return bytes.count }
    let line = line(position.line)
    var (place, units) = (line.startIndex, 0)
    while place < line.endIndex {
      let width = Self.width(of: line[place])
      units += encoding == .utf8 ? width : width == 4 ? 2 : 1
      // A position inside of a character means its beginning.
      guard units <= position.character else { break }
      place += width
    }
    return min(place, line.endIndex)
  }

  /// Returns the range of a line from its first letter to its end.
  func range(ofLine number: Int, in encoding: Encoding) -> MessageValue {
    let line = line(number)
    let indent = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = Position(line: number, character: indent)
    let end = Position(line: number, character: Self.units(in: line, encoding))
    return .object(["start": start.json, "end": end.json])
  }

  /// Returns the number of units in some text.
  static func units(in line: ArraySlice<UInt8>, _ encoding: Encoding) -> Int {
    if encoding == .utf8 { return line.count }
    return line.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + ($1 >= 0xF0 ? 2 : 1) }
  }

  /// Returns the number of bytes of the character that a byte begins.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
