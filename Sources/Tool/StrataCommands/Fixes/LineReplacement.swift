import StrataLayerRules

/// A line that is replaced, where that is the one right fix of a violation: a type gets a conformance
/// that the compiler derives, or a class becomes final.
struct LineReplacement: Equatable {
  /// The new line, with the end of the old one.
  let text: String
  /// The name of the fix in an editor.
  let title: String

  /// The protocols whose requirements the compiler derives for a value type. Of every other protocol
  /// a person writes the members.
  private static let derived: Set = [
    "Sendable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable",
  ]

  /// Returns the new line that fixes a violation; `nil` if the line does not hold the whole beginning
  /// of the declaration, or if more than one change would be right.
  ///
  /// - Parameters:
  ///   - violation: the violation.
  ///   - line: the text of its line.
  init?(of violation: Violation, line: String) {
    let parts = violation.symbol.split(separator: " ").map(String.init)
    guard parts.count == 3, parts[1] == "without",
      let name = parts[0].split(separator: ".").last,
      let brace = line.firstIndex(of: "{")
    else { return nil }
    let head = Declaration(line[..<brace], name: String(name))
    guard let head, violation.found.hasPrefix("\(parts[0]) "),
      let changed = parts[2] == "final" ? head.asFinal : head.conforming(to: parts[2])
    else { return nil }
    text = changed + line[brace...]
    title = parts[2] == "final" ? "Make \(name) final" : "Conform \(name) to \(parts[2])"
  }

  /// The beginning of a type's declaration, before its brace.
  private struct Declaration {
    private let words: Substring
    private let keyword: String
    private let place: Substring.Index

    /// Reads a declaration; `nil` if the text has something else, such as generic parameters or a
    /// comment.
    init?(_ text: Substring, name: String) {
      let isPlain = !["<", "//", "/*", " where ", ";"].contains { text.contains($0) }
      let found = ["struct", "enum", "protocol", "class"].lazy.compactMap { keyword in
        text.firstRange(of: "\(keyword) \(name)").map { (keyword, $0) }
      }.first
      guard isPlain, let (keyword, range) = found,
        text[range.upperBound...].first.map({ $0 == ":" || $0 == " " }) ?? true,
        text[..<range.lowerBound].last.map({ $0 == " " || $0 == "\t" }) ?? true
      else { return nil }
      (words, self.keyword, place) = (text, keyword, range.lowerBound)
    }

    /// The declaration with the modifier `final`; `nil` if it is no class, or an open one.
    var asFinal: String? {
      let before = words[..<place].split(separator: " ")
      guard keyword == "class", !before.contains("open"), !before.contains("final") else {
        return nil
      }
      return "\(words[..<place])final \(words[place...])"
    }

    /// Returns the declaration with one more conformance; `nil` if the compiler would not derive it.
    func conforming(to type: String) -> String? {
      let isDerived = keyword == "protocol" ? type == "Sendable" : keyword != "class"
      guard isDerived, LineReplacement.derived.contains(type) else { return nil }
      let end = words.lastIndex { $0 != " " }.map(words.index(after:)) ?? words.endIndex
      let sign = words.contains(":") ? "," : ":"
      return "\(words[..<end])\(sign) \(type)\(words[end...])"
    }
  }
}
