/// One `import` in a source.
public struct Import: Equatable, Sendable {
  /// The module; `Foundation` for `import struct Foundation.Date`.
  public var module: String
  public var line: Int

  public init(module: String, line: Int) {
    self.module = module
    self.line = line
  }

  /// Every import of a source, in order, those in every branch of an `#if` too.
  ///
  ///     Import.all(in: "@testable import A").map(\.module)    // ["A"]
  public static func all(in tokens: [SwiftToken]) -> [Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].isWord("import"), index == 0 || !tokens[index - 1].isMark(".") else {
        return nil
      }
      return named(after: index, in: tokens)
    }
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor", "macro",
  ]

  private static func named(after index: Int, in tokens: [SwiftToken]) -> Import? {
    let rest = tokens[(index + 1)...]
    guard let first = rest.first, first.isName else { return nil }
    let isKind = first.kind == .word && kinds.contains(first.text)
    guard let name = isKind ? rest.dropFirst().first : first, name.isName else { return nil }
    return Import(module: name.text, line: tokens[index].line)
  }
}
