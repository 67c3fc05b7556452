import Foundation

/// The query of an address, such as `?status=dead&name=rick`. The path of the address identifies a
/// screen, and the query describes what the screen shows. Only the items that a view has registered
/// are written.
@MainActor struct AddressWords {
  private var said: [String: String] = [:]
  private var kept: [(name: String, tell: (String) -> Void)] = []

  init(_ url: String = "") { read(url) }

  /// Registers an item and returns its current value. `tell` is called when the person navigates to
  /// another value.
  mutating func keep(_ name: String, tell: @escaping (String) -> Void) -> String {
    drop(name)
    kept.append((name, tell))
    return said[name] ?? ""
  }

  mutating func drop(_ name: String) { kept.removeAll { $0.name == name } }

  /// Sets the value of an item, and returns whether that is another value than before.
  mutating func set(_ name: String, to word: String) -> Bool {
    guard word != said[name] ?? "" else { return false }
    said[name] = word.isEmpty ? nil : word
    return true
  }

  /// Reads the query of another address. Returns the calls by which the views that registered items
  /// are informed of changed values.
  mutating func follow(_ url: String) -> [() -> Void] {
    let old = said
    read(url)
    return kept.filter { old[$0.name] != said[$0.name] }.map { word in
      let now = said[word.name] ?? ""
      return { word.tell(now) }
    }
  }

  /// The query with its question mark. It is empty if there are no items.
  var text: String {
    let words = kept.compactMap { word in
      said[word.name].map { "\(Self.coded(word.name))=\(Self.coded($0))" }
    }
    return words.isEmpty ? "" : "?" + words.joined(separator: "&")
  }

  private mutating func read(_ url: String) {
    said = [:]
    guard let start = url.firstIndex(of: "?") else { return }
    let query = url[start...].dropFirst().prefix { $0 != "#" }
    for part in query.split(separator: "&") {
      let halves = part.split(separator: "=", maxSplits: 1).map(Self.plain)
      guard halves.count == 2, !halves[1].isEmpty, said[halves[0]] == nil else { continue }
      said[halves[0]] = halves[1]
    }
  }

  /// Decodes a text of the query. A text that is not valid UTF-8 is returned as it is.
  private static func plain(_ text: Substring) -> String {
    let spaced = text.replacingOccurrences(of: "+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }

  private static func coded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
