import StrataImportGraph

/// A reader of the facts of one source. The reader follows brackets and keywords, and knows no more
/// grammar than the rules need, so that it also reads sources that do not compile.
public struct FactsReader {
  var tokens: [SwiftToken]
  var index = 0
  var facts = FileFacts()
  /// The indices of the declarations around the current token, outermost first.
  var owners: [Int] = []
  /// The brackets around the current token: the callee, the last argument label, and whether they
  /// hold a list or dictionary.
  var calls: [(callee: String?, label: String?, isList: Bool)] = []
  /// The values around the current token that have the name of a type or of an asked word.
  var bound: [BoundValue] = []
  /// The number of uses that precede the current block.
  var usesBeforeBlock = 0
  /// The name that the current value is assigned to.
  var assigned: String?
  let vocabulary: Set<String>
  /// The number of bodies and blocks around the current token.
  var depth = 0

  /// Returns the facts that a source contains.
  ///
  ///     FactsReader.facts(of: Array("struct City: Codable {}".utf8)).declarations.map(\.name)
  ///     // ["City"]
  ///
  /// - Parameters:
  ///   - bytes: the source in UTF-8.
  ///   - vocabulary: words that rules ask for besides the names of types.
  public static func facts(of bytes: [UInt8], vocabulary: Set<String> = []) -> FileFacts {
    let lexer = SwiftLexer.reading(bytes)
    var reader = FactsReader(lexer.tokens, vocabulary: vocabulary)
    (reader.facts.notes, reader.facts.spans) = (lexer.notes, lexer.spans)
    reader.facts.tooDeep = lexer.tooDeep
    reader.facts.slip = lexer.neverEnds ?? reader.facts.slip
    while reader.index < reader.tokens.count { reader.members() }
    return reader.facts
  }

  /// Returns the facts of a source that was read up to its last import.
  ///
  /// - Parameter mayEndBehind: whether the part that was not read may contain an `#endif`.
  static func imports(in lexer: SwiftLexer, mayEndBehind: Bool) -> FileFacts {
    var facts = FactsReader(lexer.tokens, vocabulary: [], mayEndBehind: mayEndBehind).facts
    (facts.notes, facts.spans) = (lexer.notes, lexer.spans)
    facts.tooDeep = lexer.tooDeep
    facts.slip = lexer.neverEnds ?? facts.slip
    return facts
  }

  private init(_ source: [SwiftToken], vocabulary: Set<String>, mayEndBehind: Bool = false) {
    let directives = Directives(source)
    tokens = directives.tokens
    self.vocabulary = vocabulary
    facts.imports = Import.all(in: tokens)
    facts.conditions = directives.conditions
    facts.debugLines = directives.debugLines
    facts.branches = directives.branches
    let leftOpen = mayEndBehind ? nil : directives.leftOpen
    facts.slip = directives.slip ?? leftOpen ?? Self.conflict(in: source)
    if let first = source.first, let last = source.last { facts.codeLines = first.line...last.line }
  }

  /// Returns the line of `<<<<<<<`, the marker of a merge conflict; `nil` if there is none.
  private static func conflict(in tokens: [SwiftToken]) -> Int? {
    let width = 7
    return tokens.indices.dropLast(width).first { place in
      tokens[place].isMark("<") && tokens[place].startsLine
        && tokens[place + 1..<place + width].allSatisfy { $0.isMark("<") && $0.isGlued }
    }.map { tokens[$0].line }
  }

  // MARK: - Looking

  func token(_ distance: Int = 0) -> SwiftToken? {
    let place = index + distance
    return place >= 0 && place < tokens.count ? tokens[place] : nil
  }

  func isMark(_ mark: String, _ distance: Int = 0) -> Bool { token(distance)?.isMark(mark) == true }

  func isWord(_ word: String, _ distance: Int = 0) -> Bool { token(distance)?.isWord(word) == true }

  // MARK: - A body's members

  /// The attributes and modifiers before a declaration.
  struct Lead {
    var attributes: [String] = []
    var modifiers: [String] = []
    var line: Int?
  }

  /// Reads members up to the brace that closes their type, or to the end of the source.
  mutating func members() {
    var lead = Lead()
    while let token = token() {
      if token.isMark("}") {
        if owners.isEmpty { facts.slip = facts.slip ?? token.line } else { return }
        index += 1
      } else if token.isMark("@"), self.token(1)?.isName == true {
        lead.line = lead.line ?? token.line
        if let name = attribute() { lead.attributes.append(name) }
      } else if token.kind == .word, readsModifier(token) {
        lead.line = lead.line ?? token.line
        modifier(into: &lead)
      } else if token.kind == .word, !isMember, declares(token, lead: lead) {
        lead = Lead()
      } else {
        lead = Lead()
        code()
      }
    }
  }

  /// Reads an attribute such as `@Name(…)` and returns its name; `nil` if there is none.
  mutating func attribute() -> String? {
    index += 1
    var name: String?
    while let token = token(), token.isName {
      name = token.text
      use(token, isType: true)
      index += 1
      guard isMark("."), self.token(1)?.isName == true else { break }
      index += 1
    }
    if isMark("<") { angles() }
    let takesArguments = !Self.plain.contains(name ?? "")
    if takesArguments, isMark("("), token()?.isGlued == true { parentheses() }
    return name
  }

  /// The type attributes that have no arguments: in `@escaping(Int) -> Void` the parenthesis begins
  /// the type.
  private static let plain: Set = ["escaping", "autoclosure", "Sendable"]

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "class",
    "lazy", "override", "required", "convenience", "mutating", "nonmutating", "weak", "unowned",
    "dynamic", "optional", "indirect", "nonisolated", "isolated", "distributed", "prefix",
    "postfix", "infix", "consuming", "borrowing", "__consuming", "async",
  ]

  private func readsModifier(_ word: SwiftToken) -> Bool {
    guard Self.modifiers.contains(word.text), !isMember, let next = token(1) else {
      return false
    }
    if next.isMark("(") {
      let inside = token(2)?.text ?? ""
      return ["set", "safe", "unsafe", "nonsending"].contains(inside) && isMark(")", 3)
    }
    if word.text == "class" {
      return next.kind == .word && (Self.modifiers.contains(next.text) || Self.keeps(next.text))
    }
    return next.isMark("@") || next.kind == .word
  }

  /// A Boolean value that indicates whether a dot precedes a word, other than the last dot of
  /// `1...`.
  var isMember: Bool { isMark(".", -1) && !isMark(".", -2) }

  private static func keeps(_ word: String) -> Bool {
    ["func", "var", "let", "subscript", "typealias"].contains(word)
  }

  private mutating func modifier(into lead: inout Lead) {
    guard let word = token()?.text else { return }
    index += 1
    if isMark("(") {
      lead.modifiers.append("\(word)(\(token(1)?.text ?? ""))")
      index += 3
    } else {
      lead.modifiers.append(word)
    }
  }

  // MARK: - Depth

  /// Reads the contents of a pair of brackets. Nothing is read beyond the compiler's maximum depth,
  /// since a deeply nested file must not overflow the stack.
  mutating func inside(_ read: (inout FactsReader) -> Void) {
    guard depth < SwiftLexer.deepest else {
      facts.tooDeep = facts.tooDeep ?? token()?.line ?? tokens.last?.line
      index = tokens.count
      return
    }
    depth += 1
    read(&self)
    depth -= 1
    unbind()
  }

  // MARK: - Owners

  mutating func add(_ declaration: Declaration, lead: Lead) -> Int {
    var declaration = declaration
    declaration.attributes = lead.attributes
    declaration.modifiers = lead.modifiers
    declaration.parent = owners.last
    facts.declarations.append(declaration)
    return facts.declarations.count - 1
  }
}
