import SwiftEdits

/// A String Catalog as text, into which keys are put without another byte being changed.
struct CatalogText {
  let path: String
  private(set) var text: String

  /// Adds a key before the first that comes later in the alphabet. A key that is there stays,
  /// whatever it says.
  ///
  /// - Throws: `EditConflict` where the file is no catalog.
  mutating func add(_ word: Word) throws(EditConflict) {
    var scanner = JSONScanner(text)
    guard let strings = scanner.members(of: "strings") else {
      let line = text.utf8.prefix(scanner.place).count { $0 == UInt8(ascii: "\n") } + 1
      throw EditConflict(path, line: line, "this is not a String Catalog in JSON")
    }
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

  private func entry(_ word: Word) -> String {
    """
    "\(word.key)" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "\(word.quoted)" } }
          }
        }
    """
  }

  private mutating func insert(_ part: String, at offset: Int) {
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    text.insert(contentsOf: part, at: place)
  }
}
