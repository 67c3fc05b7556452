/// An `import` declaration of a source.
public struct Import: Equatable, Sendable {
  /// The imported module; `Foundation` for `import struct Foundation.Date`.
  public var module: String
  /// The line of the import, counted from 1.
  public var line: Int
  /// The column of the word `import`, in UTF-16 code units, counted from 1.
  public var column: Int
  /// A Boolean value that indicates whether the import is passed on to clients of the module:
  /// `@_exported import`.
  public var isExported = false
  /// A Boolean value that indicates whether the import sees the module's internal declarations:
  /// `@testable import`.
  public var isTestable = false

  /// Creates an import without attributes.
  public init(module: String, line: Int, column: Int = 1) {
    self.module = module
    self.line = line
    self.column = column
  }

  /// Returns every import of a source in order, including those in every branch of an `#if`.
  ///
  ///     Import.all(in: "@testable import A").map(\.module)    // ["A"]
  public static func all(in tokens: [SwiftToken]) -> [Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].isWord("import"), !isName(at: index, in: tokens) else { return nil }
      return named(after: index, in: tokens)
    }
  }

  /// Returns whether the word at an index is a member's name or a parameter's label, as in
  /// `write(import one: Import)`, and not a keyword.
  private static func isName(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let isBehind = index > 0 && [".", "(", ","].contains { tokens[index - 1].isMark($0) }
    // An attribute may precede a label, as it may precede an import.
    return isBehind || index + 2 < tokens.count && tokens[index + 2].isMark(":")
  }

  /// The keywords that may precede the name of a single imported declaration: `import struct A.B`.
  public static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor", "macro",
  ]

  private static func named(after index: Int, in tokens: [SwiftToken]) -> Import? {
    let rest = tokens[(index + 1)...]
    guard let first = rest.first, first.isName else { return nil }
    let isKind = first.kind == .word && kinds.contains(first.text)
    guard let name = isKind ? rest.dropFirst().first : first, name.isName,
      name.kind == .quotedName || !reserved.contains(name.text)
    else { return nil }
    var found = Import(
      module: name.text, line: tokens[index].line, column: tokens[index].column)
    let attributes = attributes(before: index, in: tokens)
    found.isExported = attributes.contains("_exported")
    found.isTestable = attributes.contains("testable")
    return found
  }

  /// The words that cannot name a module: if one follows `import`, the name is missing.
  private static let reserved = kinds.subtracting(["actor", "macro"]).union([
    "import", "extension", "init", "deinit", "subscript", "operator", "public", "private",
    "fileprivate", "internal", "static", "if", "guard", "return", "self", "associatedtype",
    "for", "while", "switch", "case", "default", "do", "try", "throw", "throws", "in", "is", "as",
    "nil", "true", "false", "where", "else", "inout", "super", "defer", "repeat", "break",
    "continue", "fallthrough", "catch", "rethrows", "Self", "Any",
  ])

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// Returns the attributes before an import.
  private static func attributes(before index: Int, in tokens: [SwiftToken]) -> [String] {
    var found: [String] = []
    var next = index - 1
    while next >= 0 {
      if tokens[next].isMark(")") {
        while next > 0, !tokens[next].isMark("(") { next -= 1 }
        next -= 1
      } else if next > 0, tokens[next].isName, tokens[next - 1].isMark("@") {
        found.append(tokens[next].text)
        next -= 2
      } else if tokens[next].kind == .word, access.contains(tokens[next].text) {
        next -= 1
      } else {
        break
      }
    }
    return found
  }
}
