/// A reader of the members of a class, one after the other.
struct MemberReader {
  private var scanner: SourceScanner
  private var end: String.Index

  /// Creates a reader of the members of a class, one after the other.
  ///
  /// - Parameter source: The text between the braces of a class, or one member.
  init(_ source: String) {
    scanner = SourceScanner(source)
    end = scanner.rest.startIndex
  }

  /// Returns the next member; `nil` at the end.
  mutating func next() -> MemberDeclaration? {
    var (attributes, modifiers) = ([AttributeDeclaration](), [String]())
    while let token = scanner.peek() {
      switch token {
      case .symbol("@"): attributes.append(attribute())
      case .symbol("#"): if let macro = macro() { return macro }
      case .word("var"), .word("let"): return property(attributes, modifiers)
      case .word("class") where isModifier: modifiers.append(modifier())
      case .word(let word) where Self.keywords.contains(word): return skip()
      case .word: modifiers.append(modifier())
      case .symbol, .group: take()
      }
    }
    return nil
  }

  private static let keywords: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "init",
    "macro", "operator", "protocol", "struct", "subscript", "typealias",
  ]

  @discardableResult private mutating func take() -> SourceScanner.Token? {
    let token = scanner.next()
    end = scanner.rest.startIndex
    return token
  }

  private mutating func word() -> String {
    guard case .word(let word) = take() else { return "" }
    return String(word)
  }

  private func isGroup(_ token: SourceScanner.Token?, _ mark: Character) -> Bool {
    guard case .group(let group) = token else { return false }
    return group.first == mark
  }

  // MARK: What comes first

  private mutating func attribute() -> AttributeDeclaration {
    take()
    var attribute = AttributeDeclaration(name: word())
    while scanner.peek() == .symbol(".") {
      take()
      attribute.name = word()
    }
    // Arguments follow without a space.
    if scanner.rest.first == "(", case .group(let group) = take() {
      attribute.arguments = String(group)
    }
    return attribute
  }

  private mutating func modifier() -> String {
    let modifier = word()
    if isGroup(scanner.peek(), "(") { take() }  // `private(set)`
    return modifier
  }

  /// A Boolean value that indicates whether the next word, `class`, is a modifier of another
  /// declaration.
  private var isModifier: Bool {
    var ahead = scanner
    _ = ahead.next()
    return [.word("func"), .word("var"), .word("let"), .word("subscript")].contains(ahead.peek())
  }

  /// Returns a macro; `nil` for a condition such as `#if`, whose members are always read.
  private mutating func macro() -> MemberDeclaration? {
    take()
    var name = word()
    if ["if", "elseif", "else", "endif", "warning", "error", "sourceLocation"].contains(name) {
      scanner.rest = scanner.rest.drop { !$0.isNewline }
      end = scanner.rest.startIndex
      return nil
    }
    while scanner.peek() == .symbol(".") {
      take()
      name = word()
    }
    while let token = scanner.peek(), !isGroup(token, "("),
      !scanner.isStatement(token, after: nil, from: end)
    { take() }
    guard case .group(let arguments) = scanner.peek(), arguments.first == "(" else {
      return .macro(name: name, arguments: "()")
    }
    take()
    return .macro(name: name, arguments: String(arguments))
  }

  /// Skips a declaration: to its closing brace, or to the end of its statement if it has no braces.
  private mutating func skip() -> MemberDeclaration {
    var last = take()
    while let token = scanner.peek() {
      if isGroup(token, "{") {
        take()
        return .other
      }
      if scanner.isStatement(token, after: last, from: end), !isContinued(token) { return .other }
      last = take()
    }
    return .other
  }

  /// Returns whether a declaration continues in another line.
  private func isContinued(_ token: SourceScanner.Token) -> Bool {
    [.word("where"), .word("async"), .word("throws"), .word("rethrows")].contains(token)
  }

  // MARK: Properties

  private mutating func property(
    _ attributes: [AttributeDeclaration], _ modifiers: [String]
  ) -> MemberDeclaration {
    let isVariable = take() == .word("var")
    guard case .word(let name) = scanner.peek() else { return skip() }
    take()
    var property = PropertyDeclaration(
      attributes: attributes, modifiers: modifiers, isVariable: isVariable, name: String(name))
    if scanner.peek() == .symbol(":") {
      take()
      property.type = text(until: .symbol("="))
    }
    if scanner.peek() == .symbol("=") {
      take()
      property.value = text(until: nil)
    }
    if scanner.peek() == .symbol(",") { property.isList = true }
    if isGroup(scanner.peek(), "{"), property.value == nil || accessors != nil {
      property.accessors = accessors ?? .computed
      take()
    }
    return .property(property)
  }

  /// Returns the text of a type or a value until a mark.
  private mutating func text(until mark: SourceScanner.Token?) -> String {
    scanner.skipTrivia()
    let start = scanner.rest
    end = start.startIndex
    var (last, depth) = (SourceScanner.Token?.none, 0)
    while let token = scanner.peek(), token != mark || mark == nil {
      if last != nil, scanner.isStatement(token, after: last, from: end) { break }
      if isGroup(token, "{"), mark != nil || accessors != nil { break }
      if token == .symbol(","), depth == 0 { break }
      // `<` opens arguments of a type if nothing is before it: `Set<Int>`, but not `a < b`.
      if token == .symbol("<"), scanner.rest.first == "<" { depth += 1 }
      if token == .symbol(">"), last != .symbol("-"), depth > 0 { depth -= 1 }
      last = take()
    }
    return String(start[..<end])
  }

  /// The kind of accessors in the next group of braces; `nil` if it contains none, such as a
  /// closure.
  private var accessors: PropertyDeclaration.Accessors? {
    guard case .group(let group) = scanner.peek(), group.first == "{" else { return nil }
    var inner = SourceScanner(String(group.dropFirst().dropLast()))
    while inner.peek() == .symbol("@") {
      _ = inner.next()
      _ = inner.next()
    }
    switch inner.peek() {
    case .word("willSet"), .word("didSet"): return .observers
    case .word("get"), .word("set"), .word("_read"), .word("_modify"): return .computed
    default: return nil
    }
  }
}
