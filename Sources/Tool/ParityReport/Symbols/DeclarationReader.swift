import StrataImportGraph

/// A reader of the parameters in a declaration's text.
struct DeclarationReader {
  private let tokens: [SwiftToken]

  init(_ declaration: String) {
    tokens = SwiftLexer.tokens(of: declaration)
  }

  /// Returns the parameters of a function, initializer, subscript, case or macro with the given
  /// base name.
  func parameters(of baseName: String) -> [Parameter] {
    guard
      let name = tokens.firstIndex(where: { $0.isName && $0.text == baseName }),
      let open = openingParenthesis(after: name)
    else { return [] }
    return Brackets.arguments(in: tokens, from: open).map(parameter)
  }

  /// Returns the index of the parenthesis after a name and its generic parameters; `nil` if there
  /// is none.
  private func openingParenthesis(after name: Int) -> Int? {
    var index = name + 1
    if index < tokens.count, tokens[index].isMark("<") {
      index = Brackets.afterGenerics(in: tokens, from: index) ?? index
    }
    while index < tokens.count, tokens[index].isMark("?") || tokens[index].isMark("!") {
      index += 1
    }
    return index < tokens.count && tokens[index].isMark("(") ? index : nil
  }

  private func parameter(_ range: Range<Int>) -> Parameter {
    var start = range.lowerBound
    while start < range.upperBound, tokens[start].isMark("@") {
      start += 2
      if start < range.upperBound, tokens[start].isMark("(") {
        start = Brackets.close(of: start, in: tokens) + 1
      }
    }
    let words = tokens[min(start, range.upperBound)..<range.upperBound]
    let depths = Brackets.depths(of: words)
    let isAssigned = zip(words, depths).contains { $0.isMark("=") && $1 == 0 }
    let type = words.prefix { !$0.isMark("=") }
    return Parameter(
      label: label(words), hasDefault: isAssigned,
      isVariadic: isVariadic(type),
      isClosure: isClosure(type))
  }

  /// Returns whether a parameter takes any number of values: `Int...`, or a pack, `repeat each Part`.
  private func isVariadic(_ words: ArraySlice<SwiftToken>) -> Bool {
    let end = words.suffix(3)
    if end.count == 3, end.allSatisfy({ $0.isMark(".") }) { return true }
    let type = words.drop { !$0.isMark(":") }.dropFirst()
    return type.first?.text == "repeat"
  }

  private func label(_ words: ArraySlice<SwiftToken>) -> String {
    guard let first = words.first, first.isName,
      words.prefix(3).contains(where: { $0.isMark(":") })
    else { return "_" }
    return first.text
  }

  private func isClosure(_ type: ArraySlice<SwiftToken>) -> Bool {
    zip(type, type.dropFirst()).contains { $0.isMark("-") && $1.isMark(">") }
  }
}
