import Foundation
import StrataSwiftEdits

/// The text of a String Catalog. Keys are inserted into it without changing any other byte.
struct CatalogText {
  let path: String
  private(set) var text: String

  /// Inserts a key in alphabetical order. An existing key is kept, whatever its text.
  ///
  /// - Throws: `EditConflict` if the file is not a catalog.
  mutating func add(_ word: Word) throws(EditConflict) {
    let strings = try strings()
    if strings.members.contains(where: { $0.key == word.key }) { return }
    let entry = entry(word)
    if let before = strings.members.last(where: { $0.key < word.key }) {
      insert(",\n    \(entry)", at: before.end)
    } else if strings.members.isEmpty {
      insert("\n    \(entry)", at: strings.start)
    } else {
      insert("\n    \(entry),", at: strings.start)
    }
  }

  /// Returns whether the catalog has the key.
  ///
  /// - Throws: `EditConflict` if the file is not a catalog.
  func has(_ word: Word) throws(EditConflict) -> Bool {
    try strings().members.contains { $0.key == word.key }
  }

  /// Returns the keys of the catalog, in their order.
  ///
  /// - Throws: `EditConflict` if the file is not a catalog.
  func keys() throws(EditConflict) -> [String] { try strings().members.map(\.key) }

  /// Replaces the English text of a key, unless it is another text or has no text.
  ///
  /// - Parameters:
  ///   - old: the text that is replaced.
  ///   - new: the new text.
  ///   - key: the key of the text.
  /// - Throws: `EditConflict` if the file is not a catalog.
  mutating func replace(_ old: String, with new: String, under key: String) throws(EditConflict) {
    let (start, members) = try strings()
    guard let index = members.firstIndex(where: { $0.key == key }) else { return }
    let from = index == 0 ? start : members[index - 1].end
    let bytes = text.utf8
    let range =
      bytes.index(
        bytes.startIndex, offsetBy: from)..<bytes.index(
        bytes.startIndex, offsetBy: members[index].end)
    let quoted = "\"\(Word(key: key, text: old).quoted)\""
    let entry = text[range]
    guard entry.ranges(of: quoted).count == 1, let place = entry.firstRange(of: quoted) else {
      return
    }
    text.replaceSubrange(place, with: "\"\(Word(key: key, text: new).quoted)\"")
  }

  /// Puts the keys into alphabetical order, unless something else than a comma follows one of them.
  ///
  /// - Throws: `EditConflict` if the file is not a catalog.
  mutating func sort() throws(EditConflict) {
    let (start, members) = try strings()
    guard let last = members.last, !members.map(\.key).isSorted else { return }
    let bytes = Array(text.utf8)
    let comma = UInt8(ascii: ",")
    guard members.dropLast().allSatisfy({ bytes[$0.end] == comma }) else { return }
    let starts = [start] + members.dropLast().map { $0.end + 1 }
    let parts = zip(starts, members).map { (key: $1.key, text: bytes[$0..<$1.end]) }
    let sorted = parts.sorted { $0.key < $1.key }.map(\.text).joined(separator: [comma])
    text = String(decoding: bytes[..<start] + sorted + bytes[last.end...], as: UTF8.self)
  }

  /// Removes a key, if it exists.
  ///
  /// - Parameter key: the key.
  /// - Throws: `EditConflict` if the file is not a catalog.
  mutating func remove(_ key: String) throws(EditConflict) {
    let (start, members) = try strings()
    guard let index = members.firstIndex(where: { $0.key == key }) else { return }
    let isFirst = index == 0
    let bytes = text.utf8
    let from = bytes.index(
      bytes.startIndex, offsetBy: isFirst ? start : members[index - 1].end)
    var to = bytes.index(bytes.startIndex, offsetBy: members[index].end)
    // The comma before a key belongs to it, and the one behind it if it is the first of several.
    if isFirst, to < bytes.endIndex, bytes[to] == UInt8(ascii: ",") { to = bytes.index(after: to) }
    text.removeSubrange(from..<to)
  }

  /// Checks that a key does not exist or has the same text.
  ///
  /// - Throws: `EditConflict` if the key exists with another English text.
  func checkSays(_ words: String, under key: String) throws(EditConflict) {
    guard let member = try strings().members.first(where: { $0.key == key }),
      let entry = try? JSONDecoder().decode(CatalogEntriesDTO.self, from: Data(text.utf8)).strings[
        key],
      let said = entry.localizations?["en"]?.stringUnit?.value, said != words
    else { return }
    throw EditConflict(
      path, line: line(at: member.end),
      "the key \(key) already has another text, '\(said)'; choose another key")
  }

  private func strings() throws(EditConflict) -> (start: Int, members: [JSONScanner.Member]) {
    var scanner = JSONScanner(text)
    if let strings = scanner.members(of: "strings") { return strings }
    throw EditConflict(path, line: line(at: scanner.place), "this is not a String Catalog in JSON")
  }

  private func line(at place: Int) -> Int {
    text.utf8.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func entry(_ word: Word) -> String {
    if let one = word.one { return pluralEntry(word, one: one) }
    return """
      "\(word.key)" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(word.quoted)" } }
            }
          }
      """
  }

  private func pluralEntry(_ word: Word, one: String) -> String {
    func unit(_ text: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(Word.quoted(text))\" } }"
    }
    return """
      "\(word.key)" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : \(unit(one)),
                    "other" : \(unit(word.text))
                  }
                }
              }
            }
          }
      """
  }

  private mutating func insert(_ part: String, at offset: Int) {
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    text.insert(contentsOf: part, at: place)
  }
}

extension [String] {
  /// A Boolean value that indicates whether each text is at or behind the one before.
  var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
