import StrataImportGraph

/// Functions for matching brackets in a list of tokens.
enum Brackets {
  /// Returns the index of the bracket that closes the one at `start`; the last index if none does.
  static func close(of start: Int, in tokens: [SwiftToken]) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      depth += step(tokens[index])
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }

  /// Returns the ranges between the commas of the brackets that open at `start`.
  static func arguments(in tokens: [SwiftToken], from start: Int) -> [Range<Int>] {
    let end = close(of: start, in: tokens)
    guard start + 1 < end else { return [] }
    var ranges: [Range<Int>] = []
    var first = start + 1
    var index = first
    while index < end {
      if step(tokens[index]) > 0 {
        index = close(of: index, in: tokens)
      } else if tokens[index].isMark("<"), let after = afterGenerics(in: tokens, from: index) {
        index = after - 1
      } else if tokens[index].isMark(",") {
        ranges.append(first..<index)
        first = index + 1
      }
      index += 1
    }
    return first < end ? ranges + [first..<end] : ranges
  }

  /// Returns the index after generic arguments such as `<Int, [Text]>`; `nil` if the `<` is a
  /// comparison.
  static func afterGenerics(in tokens: [SwiftToken], from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if token.isMark("<") { depth += 1 }
      if token.isMark(">"), !tokens[index - 1].isMark("-") { depth -= 1 }
      if depth == 0 { return index + 1 }
      guard isPartOfType(token) else { return nil }
      index += 1
    }
    return nil
  }

  private static func isPartOfType(_ token: SwiftToken) -> Bool {
    token.isName
      ? token.text.first?.isNumber == false : "<>.,?:&()[]->@".contains(token.text)
  }

  /// Returns the bracket depth of each token; generic brackets do not count.
  static func depths(of tokens: ArraySlice<SwiftToken>) -> [Int] {
    var depth = 0
    return tokens.map { token in
      depth += step(token)
      return depth
    }
  }

  private static func step(_ token: SwiftToken) -> Int {
    guard token.kind == .mark else { return 0 }
    switch token.text {
    case "(", "[", "{": return 1
    case ")", "]", "}": return -1
    default: return 0
    }
  }
}
