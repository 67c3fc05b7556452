import Foundation

/// A parser of the formats of `NSPredicate`.
///
///     try PredicateParser("name CONTAINS[cd] %@ AND done == NO", ["é"]).predicate()
struct PredicateParser {
  private let format: String
  private var tokens: [PredicateToken] = []
  private var arguments: [Any?]
  private var index = 0
  private let given: Int

  /// Prepares to parse a format with the values of its placeholders.
  init(_ format: String, _ arguments: [Any?] = []) throws(PredicateProblem) {
    self.format = format
    self.arguments = arguments
    given = arguments.count
    var lexer = PredicateLexer(format)
    tokens = try lexer.tokens()
  }

  /// Parses the format of the predicate.
  ///
  /// - Throws: ``PredicateProblem`` that names the part that is not understood, or says that there
  ///   are too many or too few arguments.
  mutating func predicate() throws(PredicateProblem) -> PredicateTree {
    let tree = try disjunction()
    guard index == tokens.count else { throw problem("\(shown) is not expected") }
    guard arguments.isEmpty else {
      throw problem("\(given) arguments are given, but the format uses \(given - arguments.count)")
    }
    return tree
  }

  private func problem(_ rule: String) -> PredicateProblem {
    PredicateProblem(format: format, rule: rule)
  }

  private var current: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private var shown: String {
    switch current {
    case nil: "the end"
    case .word(let word), .text(let word), .mark(let word), .variable(let word): "'\(word)'"
    case .integer(let number): "'\(number)'"
    case .number(let number): "'\(number)'"
    case .argument(let kind): "'%\(kind)'"
    }
  }

  /// Skips a punctuation mark or word if it is next, and returns whether it was.
  private mutating func take(_ marks: String..., words: String...) -> Bool {
    let isMark = marks.contains { current == .mark($0) }
    guard isMark || words.contains(where: { current?.isWord($0) == true }) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ mark: String) throws(PredicateProblem) {
    guard take(mark) else { throw problem("'\(mark)' is expected before \(shown)") }
  }

  // MARK: Logic

  private mutating func disjunction() throws(PredicateProblem) -> PredicateTree {
    var parts = [try conjunction()]
    while take("||", words: "OR") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(PredicateProblem) -> PredicateTree {
    var parts = [try negation()]
    while take("&&", words: "AND") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(PredicateProblem) -> PredicateTree {
    if take("!", words: "NOT") { return .not(try negation()) }
    if take(words: "TRUEPREDICATE") { return .constant(true) }
    if take(words: "FALSEPREDICATE") { return .constant(false) }
    guard current == .mark("(") else { return try comparison() }
    index += 1
    let tree = try disjunction()
    try expect(")")
    return tree
  }

  // MARK: Comparisons

  private mutating func comparison() throws(PredicateProblem) -> PredicateTree {
    var modifier = PredicateTree.Modifier.direct
    if take(words: "ANY", "SOME") {
      modifier = .any
    } else if take(words: "ALL") {
      modifier = .all
    } else if take(words: "NONE") {
      modifier = .none
    }
    let left = try value()
    let isNegated = take(words: "NOT")
    let operation = try operation()
    var comparison = PredicateTree.Comparison(left: left, operation: operation, right: .itself)
    comparison.modifier = modifier
    try readOptions(of: &comparison)
    comparison.right = try value()
    if operation == .between, case .list(let ends) = comparison.right, ends.count != 2 {
      throw problem("BETWEEN needs two values")
    }
    return isNegated ? .not(.comparison(comparison)) : .comparison(comparison)
  }

  private static let marks: [String: PredicateTree.Operation] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  private static let words: [String: PredicateTree.Operation] = [
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .in, "BETWEEN": .between,
  ]

  private mutating func operation() throws(PredicateProblem) -> PredicateTree.Operation {
    let found: PredicateTree.Operation? =
      switch current {
      case .mark(let mark): Self.marks[mark]
      case .word(let word): Self.words[word.uppercased()]
      default: nil
      }
    guard let found else {
      throw problem("a comparison operator, such as ==, is expected before \(shown)")
    }
    index += 1
    return found
  }

  /// Reads the options of a comparison, such as `[cd]`.
  private mutating func readOptions(
    of comparison: inout PredicateTree.Comparison
  ) throws(PredicateProblem) {
    guard take("[") else { return }
    guard case .word(let letters) = current, letters.allSatisfy({ "cdnl".contains($0) }) else {
      throw problem(
        "\(shown) is not an option of a comparison: write c to ignore case, d to ignore accents")
    }
    comparison.isCaseInsensitive = letters.contains("c") || letters.contains("l")
    comparison.isDiacriticInsensitive = letters.contains("d") || letters.contains("l")
    index += 1
    try expect("]")
  }

  // MARK: Values

  private mutating func value() throws(PredicateProblem) -> PredicateValue {
    guard let token = current else {
      throw problem("the predicate format ends where a value is expected")
    }
    index += 1
    switch token {
    case .text(let text): return .constant(text)
    case .integer(let number): return .constant(number)
    case .number(let number): return .constant(number)
    case .variable(let name): return .variable(name)
    case .argument(let kind): return try argument(kind)
    case .word(let word): return try named(word)
    case .mark("{"): return try list()
    case .mark("("):
      let inner = try value()
      try expect(")")
      return inner
    case .mark(let mark):
      throw problem("'\(mark)' is written where a value is expected")
    }
  }

  private mutating func named(_ word: String) throws(PredicateProblem) -> PredicateValue {
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "YES", "TRUE": return .constant(true)
    case "NO", "FALSE": return .constant(false)
    case "SELF": return .itself
    case "SUBQUERY", "FUNCTION", "CAST", "TERNARY":
      throw problem("\(word) is not supported; filter the fetched objects in Swift")
    default: break
    }
    guard current != .mark("(") else {
      throw problem("the function \(word) is not supported; filter the fetched objects in Swift")
    }
    let names = word.split(separator: ".").map(String.init)
    return .keyPath(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }

  private mutating func list() throws(PredicateProblem) -> PredicateValue {
    var values: [PredicateValue] = []
    while !take("}") {
      if !values.isEmpty { try expect(",") }
      values.append(try value())
    }
    return .list(values)
  }

  private mutating func argument(_ kind: Character) throws(PredicateProblem) -> PredicateValue {
    guard !arguments.isEmpty else {
      throw problem("the format has more placeholders than arguments, of which \(given) are given")
    }
    let argument = arguments.removeFirst().flatMap(unwrapped)
    guard kind == "K" else { return .constant(argument is NSNull ? nil : argument) }
    guard let path = argument as? String else {
      throw problem("the argument of %K must be a String")
    }
    var rest = ""
    if case .word(let word) = current, word.hasPrefix(".") {
      rest = word
      index += 1
    }
    return .keyPath((path + rest).split(separator: ".").map(String.init))
  }
}
