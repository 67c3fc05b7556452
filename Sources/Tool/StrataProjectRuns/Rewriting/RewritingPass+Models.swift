import StrataImportGraph

extension RewritingPass {
  /// Replaces `let` by `var` in the properties of a `@Model` class.
  ///
  /// Apple's SwiftData sets a constant when it reads a model from its store. A macro cannot: it can
  /// give accessors to variables only.
  mutating func makeModelsVariable() {
    guard imports.contains("SwiftData") else { return }
    for index in source.indices
    where source.isWord("class", at: index) && hasAttribute("Model", before: index) {
      guard
        let open = source.indices.dropFirst(index).first(where: { source.isMark("{", at: $0) }),
        let close = source.close(of: open)
      else { continue }
      for constant in constants(in: (open + 1)..<close) {
        replace(constant...constant, by: "var")
      }
    }
  }

  /// Returns the indices of the word `let` in those properties of a class that have no value.
  private func constants(in body: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = body.lowerBound
    while index < body.upperBound {
      if source.isMark("{", at: index) { index = source.close(of: index) ?? body.upperBound }
      if source.isWord("let", at: index), !hasWord("static", before: index), !hasValue(index) {
        found.append(index)
      }
      index += 1
    }
    return found
  }

  /// Returns whether a constant has a value on its line, so that initializers do not set it.
  private func hasValue(_ index: Int) -> Bool {
    let line = source.tokens[index].line
    return source.indices.dropFirst(index).prefix { source.tokens[$0].line == line }
      .contains { source.isMark("=", at: $0) }
  }
}
