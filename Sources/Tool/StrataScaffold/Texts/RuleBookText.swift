import Foundation
import StrataSwiftEdits

/// The text of a rule book. A layer is inserted into it without changing any other byte.
struct RuleBookText {
  let path: String
  private(set) var text: String

  /// Adds the layer of a package's module, unless the module has one.
  ///
  /// - Throws: `EditConflict` if the file is not a rule book.
  mutating func addLayer(_ name: String) throws(EditConflict) {
    let book = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    var scanner = JSONScanner(text)
    guard let members = scanner.members(), let last = members.members.last, let book else {
      let line = text.utf8.prefix(scanner.place).count { $0 == UInt8(ascii: "\n") } + 1
      throw EditConflict(path, line: line, "this is not a rule book in JSON")
    }
    // `floors` is the key of the previous release.
    let key = book["layers"] == nil && book["floors"] != nil ? "floors" : "layers"
    let layers = book[key] as? [[String: Any]] ?? []
    if layers.contains(where: { $0["module"] as? String == name }) { return }
    guard let list = members.members.first(where: { $0.key == key }) else {
      return insert(",\n  \"\(key)\": [\n\(layer(name, key))\n  ]", at: last.end)
    }
    // The bracket is the last byte of the list; before it is its last layer or nothing.
    let before = Array(text.utf8.prefix(list.end - 1))
    let blanks = before.reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.count
    let isEmpty = layers.isEmpty
    insert("\(isEmpty ? "" : ",")\n\(layer(name, key))", at: list.end - 1 - blanks)
  }

  /// Returns the rule book's entry for the layer of a package.
  ///
  /// - Parameter key: the key of the layers that it may import.
  private func layer(_ name: String, _ key: String) -> String {
    """
        {
          "name": "\(name)", "folder": "Packages/\(name)/Sources/\(name)", "module": "\(name)",
          "\(key)": [], "why": "a local package can be used alone, so it must not depend on an app"
        }
    """
  }

  private mutating func insert(_ part: String, at offset: Int) {
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    text.insert(contentsOf: part, at: place)
  }
}
