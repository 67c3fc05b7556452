import Foundation

/// The part of an address behind its path, such as `?status=dead&name=rick`: what a screen shows, where
/// the path says which screen it is. Only words that somebody keeps are written.
@MainActor struct AddressWords {
  private var said: [String: String] = [:]
  private var kept: [(name: String, tell: (String) -> Void)] = []

  init(_ url: String = "") { read(url) }

  /// Begins to keep a word, and says what it is.
  mutating func keep(_ name: String, tell: @escaping (String) -> Void) -> String {
    drop(name)
    kept.append((name, tell))
    return said[name] ?? ""
  }

  mutating func drop(_ name: String) { kept.removeAll { $0.name == name } }

  /// Whether the word was another one.
  mutating func set(_ name: String, to word: String) -> Bool {
    guard word != said[name] ?? "" else { return false }
    said[name] = word.isEmpty ? nil : word
    return true
  }

  /// Takes over another address. What it gives is to be told to those who keep the words.
  mutating func follow(_ url: String) -> [() -> Void] {
    let old = said
    read(url)
    return kept.filter { old[$0.name] != said[$0.name] }.map { word in
      let now = said[word.name] ?? ""
      return { word.tell(now) }
    }
  }

  /// With the question mark; empty where there is nothing to say.
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

  /// What is no valid UTF-8 stands as it is.
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
