import Foundation
import StrataImportGraph

/// A source file of this package as tokens.
struct SourceFile {
  let path: String
  let text: String
  let tokens: [SwiftToken]

  var name: String { String(path.split(separator: "/").last ?? "") }
  var words: [String] { tokens.filter(\.isName).map(\.text) }

  /// The package's folder.
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns every Swift file below a folder of the package, such as `Apps/WeDa`.
  static func all(in folder: String) throws -> [SourceFile] {
    let tree = DiskTree(top: top.appendingPathComponent(folder))
    return try tree.paths().filter { $0.hasSuffix(".swift") }.map { path in
      let text = try tree.text(at: path)
      return SourceFile(
        path: "\(folder)/\(path)", text: text, tokens: SwiftLexer.tokens(of: text))
    }
  }

  /// Returns the content of a file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
  }

  /// A Boolean value that indicates whether the file begins with `#if DEBUG`, as files of mocks and
  /// fixtures do.
  var isOnlyForDebugging: Bool { text.hasPrefix("#if DEBUG") }

  /// The modules that the file imports.
  var imports: [String] {
    zip(tokens, tokens.dropFirst()).filter { $0.0.isWord("import") }.map(\.1.text)
  }

  /// Returns the types that occur in each protocol whose name ends with `end`.
  func signatures(ofProtocolsEnding end: String) -> [(name: String, types: Set<String>)] {
    tokens.indices.dropLast().compactMap { index in
      let name = tokens[index + 1].text
      guard tokens[index].isWord("protocol"), name.hasSuffix(end) else { return nil }
      return (name, typesInBraces(after: index + 2))
    }
  }

  /// Returns the capitalized names from the next opening brace to its closing one.
  private func typesInBraces(after start: Int) -> Set<String> {
    var depth = 0
    var found: Set<String> = []
    for token in tokens[start...] {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      if token.isMark("}"), depth == 0 { break }
      if depth > 0, token.isName, token.text.first?.isUppercase == true { found.insert(token.text) }
    }
    return found
  }

  /// The types that the file declares.
  var declarations: [Declaration] {
    let kinds: Set = ["struct", "class", "enum", "actor", "protocol"]
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, kinds.contains(tokens[index].text),
        tokens.indices.contains(index + 1), tokens[index + 1].isName
      else { return nil }
      return Declaration(
        kind: tokens[index].text, name: tokens[index + 1].text,
        before: tokens[..<index].reversed().prefix(8).map(\.text),
        conformances: conformances(from: index + 2))
    }
  }

  struct Declaration {
    var kind: String
    var name: String
    /// The words before it, nearest first: its modifiers and attributes.
    var before: [String]
    /// The names after the colon.
    var conformances: [String]
  }

  /// Returns the names between a colon outside `<…>` and the opening brace.
  private func conformances(from start: Int) -> [String] {
    var depth = 0
    var found: [String] = []
    var isAfterColon = false
    for token in tokens[start...] {
      if token.isMark("{") { break }
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      if depth == 0, token.isMark(":") { isAfterColon = true }
      if depth == 0, isAfterColon, token.isName { found.append(token.text) }
    }
    return found
  }
}
