import StrataImportGraph

/// A declaration of Apple's list, split into the parts from which its unavailable counterpart is
/// made.
///
/// The list does not contain generic parameter clauses, so types may lack their arguments, such as
/// `Binding`.
struct AppleDeclaration {
  /// A parameter of a function, initializer, subscript or case.
  struct Parameter {
    /// The attributes before the parameter's name, such as `ViewBuilder`.
    var attributes: [String] = []
    /// The label of the argument; `_` if there is none.
    var label = "_"
    /// The name inside of the function; empty in a case without labels.
    var name = ""
    /// The tokens of the type, without default value and ellipsis.
    var type: [SwiftToken] = []
    /// The tokens of the default value; `nil` if there is none.
    var value: [SwiftToken]?
    /// A Boolean value that indicates whether the parameter takes any number of values.
    var isVariadic = false
  }

  /// The attributes of the declaration, such as `propertyWrapper`.
  private(set) var attributes: [String] = []
  /// The modifiers before the keyword, such as `static`.
  private(set) var modifiers: Set<String> = []
  /// The keyword of the declaration, such as `func`, `var` or `struct`.
  private(set) var keyword = ""
  /// A Boolean value that indicates whether an initializer may return `nil`.
  private(set) var isFailable = false
  /// The parameters of the function or initializer.
  private(set) var parameters: [Parameter] = []
  /// The effects between parameters and result: `async`, `throws`.
  private(set) var effects: [String] = []
  /// The type of the result, or of a property; empty if there is none.
  private(set) var result: [SwiftToken] = []
  /// The words of the accessors: `get`, `nonmutating`, `set`.
  private(set) var accessors: [String] = []
  /// The requirements of the `where` clause.
  private(set) var requirements: [[SwiftToken]] = []
  /// The superclass and protocols of a type or protocol.
  private(set) var inherited: [[SwiftToken]] = []

  private static let keywords: Set = [
    "func", "init", "var", "let", "subscript", "case", "struct", "class", "enum", "protocol",
    "typealias", "associatedtype",
  ]

  /// Splits a declaration of Apple's into its parts.
  ///
  /// - Parameter text: the declaration as the list has it.
  init(_ text: String) {
    let tokens = SwiftLexer.tokens(of: text)
    var index = readHead(tokens)
    guard index < tokens.count else { return }
    keyword = tokens[index].text
    index += 1
    if keyword == "init" || keyword == "subscript" {
      isFailable = index < tokens.count && tokens[index].isMark("?")
    } else {
      index += 1
    }
    readParameters(tokens, &index)
    readRest(tokens, index)
  }

  /// Reads attributes and modifiers, and returns the index of the keyword.
  private mutating func readHead(_ tokens: [SwiftToken]) -> Int {
    var index = 0
    while index < tokens.count, !Self.keywords.contains(tokens[index].text) {
      if tokens[index].isMark("@"), index + 1 < tokens.count {
        attributes.append(tokens[index + 1].text)
        index += 2
        if index < tokens.count, tokens[index].isMark("(") {
          index = Brackets.close(of: index, in: tokens) + 1
        }
      } else {
        modifiers.insert(tokens[index].text)
        index += 1
      }
    }
    return index
  }

  private mutating func readParameters(_ tokens: [SwiftToken], _ index: inout Int) {
    while index < tokens.count, tokens[index].isMark("?") { index += 1 }
    guard index < tokens.count, tokens[index].isMark("(") else { return }
    parameters = Brackets.arguments(in: tokens, from: index).map { Parameter(tokens[$0]) }
    index = Brackets.close(of: index, in: tokens) + 1
  }

  private mutating func readRest(_ tokens: [SwiftToken], _ start: Int) {
    var index = start
    while index < tokens.count, tokens[index].kind == .word, !tokens[index].isWord("where") {
      effects.append(tokens[index].text)
      index += 1
    }
    let end = tokens[index...].firstIndex { $0.isWord("where") } ?? tokens.count
    let brace = Self.brace(in: tokens, from: index) ?? tokens.count
    readResult(Array(tokens[index..<max(index, min(end, brace))]))
    if end < brace { requirements = Self.parted(tokens[(end + 1)..<brace]) }
    accessors = tokens[brace...].filter { $0.kind == .word }.map(\.text)
  }

  /// Returns the index of the brace around the accessors; `nil` if there is none.
  private static func brace(in tokens: [SwiftToken], from start: Int) -> Int? {
    let depths = Brackets.depths(of: tokens[start...])
    return zip(tokens.indices[start...], depths)
      .first { tokens[$0].isMark("{") && $1 == 1 }?.0
  }

  private mutating func readResult(_ tokens: [SwiftToken]) {
    guard let first = tokens.first else { return }
    if first.isMark(":"), keyword == "var" || keyword == "let" {
      result = Array(tokens.dropFirst())
    } else if first.isMark(":") {
      inherited = Self.parted(tokens.dropFirst())
    } else if first.isMark("=") {
      result = Array(tokens.dropFirst())
    } else if first.isMark("-"), tokens.count > 2 {
      result = Array(tokens.dropFirst(2))
    }
  }

  /// Returns the parts of some tokens between the commas at the outermost level.
  private static func parted(_ tokens: ArraySlice<SwiftToken>) -> [[SwiftToken]] {
    tokens.split { $0.isMark(",") }.map(Array.init)
  }
}

extension AppleDeclaration.Parameter {
  /// Parses a parameter such as `@ViewBuilder label name: Type = value`.
  init(_ tokens: ArraySlice<SwiftToken>) {
    var rest = tokens
    while rest.first?.isMark("@") == true, let name = rest.dropFirst().first {
      attributes.append(name.text)
      rest = rest.dropFirst(2)
    }
    if let colon = rest.prefix(3).firstIndex(where: { $0.isMark(":") }) {
      label = rest.first?.text ?? "_"
      name = rest[..<colon].last?.text ?? ""
      rest = rest[(colon + 1)...]
    }
    let assigned = zip(rest.indices, Brackets.depths(of: rest))
      .first { rest[$0].isMark("=") && $1 == 0 }?.0
    if let assigned {
      value = Array(rest[(assigned + 1)...])
      rest = rest[..<assigned]
    }
    isVariadic = rest.count > 3 && rest.suffix(3).allSatisfy { $0.isMark(".") }
    type = Array(isVariadic ? rest.dropLast(3) : rest)
  }
}
