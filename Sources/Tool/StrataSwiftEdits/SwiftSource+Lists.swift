import SwiftSyntax

extension SwiftSource {
  /// Appends an element to a comma-separated list, on a separate line if the other elements are on
  /// separate lines.
  mutating func append<Element: SyntaxProtocol & WithTrailingCommaSyntax>(
    _ element: String, to elements: [Element], behind open: TokenSyntax
  ) {
    guard let first = elements.first, let last = elements.last else {
      return insert(element, at: open.endPositionBeforeTrailingTrivia)
    }
    let isOnLines = line(of: first) != line(of: open)
    let separator = isOnLines ? "\n" + indentation(of: last) : " "
    if last.trailingComma != nil {
      let place = isOnLines ? last.endPosition : last.endPositionBeforeTrailingTrivia
      insert("\(separator)\(element),", at: place)
    } else {
      insert(",", at: last.endPositionBeforeTrailingTrivia)
      let place = isOnLines ? last.endPosition : last.endPositionBeforeTrailingTrivia
      insert(separator + element, at: place)
    }
  }

  /// Appends a line after a node, with the node's indentation.
  mutating func appendLine(_ line: String, behind node: some SyntaxProtocol) {
    insert("\n" + indented(line, indentation(of: node)), at: node.endPosition)
  }

  /// Inserts a line at the beginning of a braced block.
  mutating func prependLine(_ line: String, inside brace: TokenSyntax) {
    let indentation = indentation(of: brace) + "    "
    insert("\n" + indented(line, indentation), at: brace.endPosition)
  }

  private func indented(_ lines: String, _ indentation: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }
}
