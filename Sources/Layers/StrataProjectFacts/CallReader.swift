import StrataImportGraph

/// A reader of calls such as `.target(name: "A", dependencies: ["B"])` in a manifest's tokens.
struct CallReader {
  let tokens: [SwiftToken]

  struct Call {
    var name: String
    var line: Int
    var arguments: [(label: String?, tokens: ArraySlice<SwiftToken>)]

    func tokens(_ label: String) -> ArraySlice<SwiftToken>? {
      arguments.first { $0.label == label }?.tokens
    }

    /// Returns the text of an argument that is a single string literal; `nil` if there is no such
    /// argument.
    func text(_ label: String) -> String? {
      guard let found = tokens(label), found.count == 1, found.first?.kind == .string else {
        return nil
      }
      return found.first?.text
    }

    /// Returns the texts of an argument that is an array of string literals; `nil` if there is no
    /// such argument.
    func texts(_ label: String) -> [String]? {
      guard let found = tokens(label), found.count > 1, found.first?.isMark("[") == true,
        found.last?.isMark("]") == true
      else { return nil }
      let inside = found.dropFirst().dropLast()
      guard inside.allSatisfy({ $0.kind == .string || $0.isMark(",") }) else { return nil }
      return inside.filter { $0.kind == .string }.map(\.text)
    }
  }

  /// Returns the calls of functions with the given names: after a dot, or also without one if the
  /// name is capitalized.
  func calls(_ names: Set<String>) -> [Call] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.isName, names.contains(token.text), index + 1 < tokens.count,
        tokens[index + 1].isMark("("),
        index > 0 && tokens[index - 1].isMark(".") || token.text.first?.isUppercase == true
      else { return nil }
      return Call(name: token.text, line: token.line, arguments: arguments(from: index + 1))
    }
  }

  private func arguments(from open: Int) -> [(label: String?, tokens: ArraySlice<SwiftToken>)] {
    var found: [(label: String?, tokens: ArraySlice<SwiftToken>)] = []
    var (depth, place, start) = (0, open, open + 1)
    func finish(_ end: Int) {
      guard end > start else { return }
      let isLabelled = end > start + 1 && tokens[start].isName && tokens[start + 1].isMark(":")
      found.append(
        isLabelled
          ? (tokens[start].text, tokens[(start + 2)..<end]) : (nil, tokens[start..<end]))
    }
    while place < tokens.count {
      let token = tokens[place]
      if token.kind == .mark {
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
        if depth == 0 || (depth == 1 && token.text == ",") {
          finish(place)
          start = place + 1
        }
        if depth == 0 { break }
      }
      place += 1
    }
    return found
  }
}
