/// A scanner that finds the positions of an object's members in JSON.
struct JSONScanner {
  struct Member: Equatable {
    var key: String
    /// The byte offset where the member's value ends.
    var end: Int
  }

  private let bytes: [UInt8]
  /// The current byte offset; after a mistake, the offset of the mistake.
  private(set) var place = 0
  /// The maximum nesting depth; a String Catalog is never deeper.
  private static let deepest = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the members of the object under a key of the outermost object, and the offset of the
  /// first one. `nil` if the text is not JSON or has no such object.
  mutating func members(of key: String) -> (start: Int, members: [Member])? {
    var found: (Int, [Member])?
    let isRead = object(depth: 0) { scanner, name in
      guard name == key, scanner.next == UInt8(ascii: "{") else { return scanner.value(depth: 1) }
      let start = scanner.place + 1
      var members: [Member] = []
      let isRead = scanner.object(depth: 1) { scanner, name in
        guard scanner.value(depth: 2) else { return false }
        members.append(Member(key: name, end: scanner.place))
        return true
      }
      found = (start, members)
      return isRead
    }
    skipBlanks()
    return isRead && place == bytes.count ? found : nil
  }

  /// Returns the members of the outermost object, and the offset of the first one; `nil` if the
  /// text is not JSON.
  mutating func members() -> (start: Int, members: [Member])? {
    var members: [Member] = []
    skipBlanks()
    let start = place + 1
    let isRead = object(depth: 0) { scanner, name in
      guard scanner.value(depth: 1) else { return false }
      members.append(Member(key: name, end: scanner.place))
      return true
    }
    skipBlanks()
    return isRead && place == bytes.count ? (start, members) : nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ sign: Character) -> Bool {
    skipBlanks()
    guard next == sign.asciiValue else { return false }
    place += 1
    return true
  }

  /// Reads an object; `member` reads the value of each key.
  private mutating func object(
    depth: Int, member: (inout JSONScanner, String) -> Bool
  ) -> Bool {
    guard depth < Self.deepest, take("{") else { return false }
    if take("}") { return true }
    repeat {
      skipBlanks()
      guard let key = string(), take(":") else { return false }
      skipBlanks()
      guard member(&self, key) else { return false }
    } while take(",")
    return take("}")
  }

  private mutating func list(depth: Int) -> Bool {
    guard depth < Self.deepest, take("[") else { return false }
    if take("]") { return true }
    repeat {
      guard value(depth: depth + 1) else { return false }
    } while take(",")
    return take("]")
  }

  private mutating func value(depth: Int) -> Bool {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      return object(depth: depth) { scanner, _ in scanner.value(depth: depth + 1) }
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return string() != nil
    default:
      let start = place
      let word = UInt8(ascii: "a")...UInt8(ascii: "z")
      let number = Set("0123456789+-.E".utf8)
      while let byte = next, word.contains(byte) || number.contains(byte) { place += 1 }
      return place > start
    }
  }

  /// Returns the text of a string between its quotes, with escapes as written; `nil` if there is no
  /// string.
  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next != nil else { return nil }
    place += 1
    return String(decoding: bytes[start..<(place - 1)], as: UTF8.self)
  }
}
