/// Decides which of Apple's symbols are declared as unavailable, and writes the declarations.
struct AbsentPlan {
  /// A declaration at the top level of a file: a type, or an extension.
  struct Block: Equatable {
    /// A declaration inside a block.
    struct Part: Equatable {
      /// The lines of the declaration, the attribute first.
      var lines: [String]
      /// The paths of the types that the declaration names.
      var mentions: Set<String>
    }

    /// The path of the type that the block declares or extends.
    var path: String
    /// A Boolean value that indicates whether the block declares the type.
    var isType: Bool
    /// The name of the extended type, such as `View`; empty for a type at the top level.
    var extended: String
    /// The attribute of the extension, if the extended type is missing too; else `nil`.
    var attribute: String?
    /// The declarations in the block.
    var parts: [Part]

    /// The key by which blocks are sorted.
    var order: (String, Int, String) { (path, isType ? 0 : 1, extended) }
    /// All lines of the block's declarations, without those of the extension itself.
    var lines: [String] { parts.flatMap(\.lines) }
  }

  /// The declarations to generate, sorted by path.
  private(set) var blocks: [Block] = []
  /// The missing symbols without a declaration, with the reason.
  private(set) var leftOut: [(path: String, reason: String)] = []

  private let absent: [AppleSymbol]
  private let own: OwnSymbols
  private let tables: AbsentTables
  private let ownTypes: [String: OwnSymbol]
  private let absentTypes: [String: AppleSymbol]
  private let writer: MemberWriter
  private let clashes: AbsentClashes

  /// Plans the declarations of symbols that Strata does not have.
  ///
  /// - Parameters:
  ///   - absent: Apple's symbols that Strata does not have.
  ///   - own: the symbols that Strata has.
  ///   - tables: the tables about missing symbols, which people write.
  init(absent: [AppleSymbol], own: OwnSymbols, tables: AbsentTables) {
    let types = absent.filter { Self.typeKinds.contains($0.kind) }
    let outside = types.filter { tables.forms.key(of: $0.path).map(Self.isNone(tables)) == true }
    let left = Set(outside.map(\.path))
    self.absent = absent
    self.own = own
    self.tables = tables
    ownTypes = Dictionary(
      own.all.filter { $0.kind == .type }.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    absentTypes = Dictionary(
      types.filter { !left.contains($0.path) }.map { ($0.path, $0) },
      uniquingKeysWith: { a, _ in a })
    writer = MemberWriter(
      known: KnownTypes(
        own: own, absent: absentTypes.mapValues { tables.types.rows[$0.path]?.generics ?? [] },
        absentProtocols: Set(absentTypes.values.filter { $0.kind == "Protocol" }.map(\.path))))
    clashes = AbsentClashes(own: own)
    plan()
  }

  private static let typeKinds: Set = ["Structure", "Enumeration", "Class", "Protocol"]

  private static func isNone(_ tables: AbsentTables) -> (String) -> Bool {
    { key in tables.forms.forms[key] == [] }
  }

  private mutating func plan() {
    var seen: Set<String> = []
    for symbol in absent where seen.insert(symbol.path).inserted {
      if Self.typeKinds.contains(symbol.kind) {
        planType(symbol)
      } else if ownTypes[symbol.parent] != nil {
        planMember(symbol)
      } else if absentTypes[symbol.parent] == nil {
        leave(
          symbol,
          isLeftOut(symbol)
            ? tables.forms.reason(of: symbol.path)
            : "Strata lacks the type to which the symbol belongs"
        )
      }
    }
    blocks.sort { $0.order < $1.order }
  }

  private mutating func leave(_ symbol: AppleSymbol, _ reason: String) {
    leftOut.append((symbol.path, reason))
  }

  // MARK: - Types

  private mutating func planType(_ symbol: AppleSymbol) {
    guard absentTypes[symbol.path] != nil else {
      return leave(symbol, tables.forms.reason(of: symbol.path))
    }
    guard absentTypes[symbol.parent] == nil else { return }
    if !symbol.parent.isEmpty, ownTypes[symbol.parent].map(\.isProtocol) != false {
      return leave(symbol, "no type can be declared inside of \(symbol.parent)")
    }
    let (lines, mentions) = typeLines(symbol)
    let part = Block.Part(
      lines: [tables.attribute(of: symbol.path)] + lines,
      mentions: symbol.parent.isEmpty ? mentions : mentions.union([symbol.parent]))
    blocks.append(
      Block(path: symbol.path, isType: true, extended: symbol.parent, parts: [part]))
    planExtensions(of: symbol)
  }

  private static let keptAttributes: Set = [
    "MainActor", "propertyWrapper", "dynamicMemberLookup", "dynamicCallable", "resultBuilder",
  ]

  private func typeLines(_ symbol: AppleSymbol) -> (lines: [String], mentions: Set<String>) {
    let declaration = AppleDeclaration(symbol.declaration)
    let row = tables.types.rows[symbol.path]
    let attributes = declaration.attributes.filter(Self.keptAttributes.contains).map { "@\($0) " }
    let generics = row?.generics ?? []
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let inherited = row?.conformances ?? []
    let inheritance = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    var (lines, mentions) = body(symbol, declaration)
    mentions.formUnion(inherited)
    mentions.formUnion((row?.members ?? []).flatMap(writer.known.names))
    let word = symbol.kind == "Class" ? "final class" : declaration.keyword
    let head = "\(attributes.joined())public \(word) \(symbol.name)\(clause)\(inheritance) {"
    lines = lines.isEmpty ? ["\(head)}"] : [head] + lines.map { "  \($0)" } + ["}"]
    return (lines, mentions)
  }

  private func body(
    _ symbol: AppleSymbol, _ declaration: AppleDeclaration
  ) -> (lines: [String], mentions: Set<String>) {
    guard symbol.kind != "Protocol" else { return ([], []) }
    let row = tables.types.rows[symbol.path]
    var lines = row?.members ?? []
    if declaration.attributes.contains("resultBuilder") { return (Self.builder + lines, []) }
    var mentions: Set<String> = []
    let parent = AbsentParent(
      path: symbol.path, generics: generics(around: symbol.path), isOwn: false,
      isView: row?.conformances.contains("View") == true)
    for member in absent where member.parent == symbol.path {
      if let type = absentTypes[member.path] {
        let inner = typeLines(type)
        lines += inner.lines
        mentions.formUnion(inner.mentions)
      } else if !isLeftOut(member) {
        let written = written(member, in: parent)
        lines += written.map(\.text).filter { !lines.contains($0) }
        mentions.formUnion(written.flatMap(\.mentions))
      }
    }
    return (lines, mentions)
  }

  /// The methods of a missing result builder that let any content of a closure type check.
  private static let builder = [
    "public static func buildBlock<each Part>(_ parts: repeat each Part) { fatalError() }",
    "public static func buildOptional<Part>(_ part: Part?) { fatalError() }",
    "public static func buildEither<Part>(first: Part) { fatalError() }",
    "public static func buildEither<Part>(second: Part) { fatalError() }",
  ]

  private func generics(around path: String) -> [String] {
    let names = path.split(separator: ".").map(String.init)
    return names.indices.flatMap { index in
      let type = names.prefix(index + 1).joined(separator: ".")
      return tables.types.rows[type]?.generics ?? []
    }
  }

  /// Plans extensions of a missing protocol with the members by which its values are made and
  /// changed, such as `.page` or `.badge(3)`.
  private mutating func planExtensions(of symbol: AppleSymbol) {
    guard symbol.kind == "Protocol" else { return }
    let parent = AbsentParent(path: symbol.path, isProtocol: true, isOwn: false)
    for member in absent where member.parent == symbol.path {
      guard !isLeftOut(member) else { continue }
      for written in written(member, in: parent) { add(written, of: member, to: symbol.path) }
    }
  }

  // MARK: - Members

  private mutating func planMember(_ symbol: AppleSymbol) {
    if isLeftOut(symbol) {
      return leave(symbol, tables.forms.reason(of: symbol.path))
    }
    if let clash = clashes.reason(symbol) { return leave(symbol, clash) }
    guard let type = ownTypes[symbol.parent] else { return }
    let parent = AbsentParent(
      path: symbol.parent, generics: type.generics.map(\.name),
      genericsWithMembers: Set(type.generics.filter { !$0.constraint.isEmpty }.map(\.name)),
      isProtocol: type.isProtocol,
      isView: clashes.above(symbol.parent).contains("View"))
    let written = written(symbol, in: parent)
    if written.isEmpty {
      return leave(symbol, "an extension cannot declare a member of this kind")
    }
    for member in written { add(member, of: symbol, to: symbol.parent) }
  }

  private func isLeftOut(_ symbol: AppleSymbol) -> Bool {
    tables.forms.key(of: symbol.path).map(Self.isNone(tables)) == true
  }

  /// Returns the declarations of a symbol: those written by hand, or else one made from Apple's
  /// list.
  private func written(_ symbol: AppleSymbol, in parent: AbsentParent) -> [AbsentMember] {
    guard let forms = tables.forms.forms[symbol.path] else {
      return writer.member(symbol, in: parent).map { [$0] } ?? []
    }
    return forms.map { text in
      let names = writer.known.names(in: text)
      return AbsentMember(text: text, mentions: names.subtracting(parent.generics))
    }
  }

  private mutating func add(_ member: AbsentMember, of symbol: AppleSymbol, to parent: String) {
    guard member.selfType.map({ conforms($0, to: parent) }) != false else {
      return leave(symbol, "Strata has no type that an extension could give this member")
    }
    let extended = parent + (member.selfType.map { " where Self == \($0)" } ?? "")
    let part = Block.Part(
      lines: [tables.attribute(of: symbol.path), member.text],
      mentions: member.mentions.union([parent]))
    if let index = blocks.firstIndex(where: { !$0.isType && $0.extended == extended }) {
      guard !blocks[index].lines.contains(member.text) else { return }
      blocks[index].parts.append(part)
    } else {
      let missing = [member.selfType, parent].compactMap(\.self).first { absentTypes[$0] != nil }
      blocks.append(
        Block(
          path: parent, isType: false, extended: extended,
          attribute: missing.map(tables.attribute), parts: [part]))
    }
  }

  /// Returns whether values of a type can be written as members of a protocol, such as `.page`.
  private func conforms(_ type: String, to parent: String) -> Bool {
    clashes.above(type).contains(parent)
      || tables.types.rows[type]?.conformances.contains(parent) == true
  }
}
