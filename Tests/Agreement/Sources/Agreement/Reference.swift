import StrataSwiftFacts
import SwiftParser
import SwiftSyntax

/// Collects the facts of a source with the toolchain's parser.
final class Reference: SyntaxVisitor {
  private(set) var facts = FactLines()
  private var path: [String] = []
  /// The number of enclosing function bodies; declarations inside of them are local.
  private(set) var depth = 0
  private let starts: [Int]
  private(set) var hasError = false

  init(_ source: [UInt8]) {
    starts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    super.init(viewMode: .sourceAccurate)
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    hasError = tree.hasError
    walk(tree)
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  private func lastLine(_ node: some SyntaxProtocol) -> Int {
    guard let last = node.lastToken(viewMode: .sourceAccurate) else { return line(node) }
    return line(at: last.endPositionBeforeTrailingTrivia.utf8Offset - 1)
  }

  // MARK: - Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = attributes(node.attributes)
    guard let module = node.path.first.map({ plain($0.name) }), !module.isEmpty else {
      return .skipChildren
    }
    facts.add(
      "import", line(node.importKeyword),
      [module]
        + (attributes.contains("_exported") ? ["exported"] : [])
        + (attributes.contains("testable") ? ["testable"] : []))
    walk(node.attributes)
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type(.struct, node.name, node.structKeyword, node, node.inheritanceClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    type(.class, node.name, node.classKeyword, node, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    type(.enum, node.name, node.enumKeyword, node, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    type(.protocol, node.name, node.protocolKeyword, node, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    type(.actor, node.name, node.actorKeyword, node, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType
    let sugar: String? =
      extended.is(ArrayTypeSyntax.self)
      ? "Array"
      : extended.is(DictionaryTypeSyntax.self)
        ? "Dictionary" : extended.is(OptionalTypeSyntax.self) ? "Optional" : nil
    let name = sugar ?? Self.names(in: extended).joined(separator: ".")
    return type(.extension, name, node.extensionKeyword, node, node.inheritanceClause)
  }

  private func type(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ keyword: TokenSyntax,
    _ node: some DeclGroupSyntax, _ inherited: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    type(kind, plain(name), keyword, node, inherited)
  }

  private func type(
    _ kind: Declaration.Kind, _ name: String, _ keyword: TokenSyntax,
    _ node: some DeclGroupSyntax, _ inherited: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    var one = Declaration(kind, name, line: line(keyword), parent: nil)
    one.attributes = depth > 0 ? [] : attributes(node.attributes)
    one.modifiers = depth > 0 ? [] : node.modifiers.map(words)
    one.endLine = lastLine(node)
    for entry in inherited?.inheritedTypes ?? [] { inherit(entry.type, into: &one) }
    facts.add(one, in: path)
    path.append(name)
    let outer = depth
    depth = 0
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    depth = outer
    path.removeLast()
    return .skipChildren
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    function(
      .func, plain(node.name), node.funcKeyword, node, node.attributes, node.modifiers,
      node.signature, body: node.body)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    function(
      .`init`, "init", node.initKeyword, node, node.attributes, node.modifiers, node.signature,
      body: node.body)
  }

  private func function(
    _ kind: Declaration.Kind, _ name: String, _ keyword: TokenSyntax, _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ signature: FunctionSignatureSyntax, body: CodeBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard depth == 0 else { return .visitChildren }
    var one = declaration(kind, name, keyword, node, attributes, modifiers)
    one.parameters = parameters(signature.parameterClause)
    let effects = signature.effectSpecifiers
    one.effects = [effects?.asyncSpecifier?.text, effects?.throwsClause?.throwsSpecifier.text]
      .compactMap(\.self)
    one.types = signature.parameterClause.parameters.flatMap { Self.typeNames(in: $0.type) }
    if let thrown = effects?.throwsClause?.type { one.types += Self.typeNames(in: thrown) }
    if let result = signature.returnClause { one.types += Self.typeNames(in: result.type) }
    one.hasBody = body != nil
    return enter(one, node)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard depth == 0 else { return .visitChildren }
    var one = declaration(
      .subscript, "subscript", node.subscriptKeyword, node, node.attributes, node.modifiers)
    one.parameters = parameters(node.parameterClause)
    one.types =
      node.parameterClause.parameters.flatMap { Self.typeNames(in: $0.type) }
      + Self.typeNames(in: node.returnClause.type)
    one.hasBody = node.accessorBlock != nil
    return enter(one, node)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard depth == 0 else { return .visitChildren }
    let kind: Declaration.Kind = node.bindingSpecifier.text == "var" ? .var : .let
    for attribute in node.attributes { walk(attribute) }
    for binding in node.bindings {
      let names = Self.identifiers(in: binding.pattern)
      for name in names {
        var one = declaration(
          kind, plain(name), node.bindings.first == binding ? node.bindingSpecifier : name,
          binding, node.attributes, node.modifiers)
        one.types = binding.typeAnnotation.map { Self.typeNames(in: $0.type) } ?? []
        one.hasValue = binding.initializer != nil
        one.hasBody = binding.accessorBlock.map { !Self.observes($0) } ?? false
        facts.add(one, in: path)
      }
      let owner = names.last.map { [plain($0)] } ?? []
      path += owner
      depth += 1
      for child in binding.children(viewMode: .sourceAccurate) where !child.is(PatternSyntax.self) {
        walk(child)
      }
      depth -= 1
      path.removeLast(owner.count)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      var one = declaration(
        .case, plain(element.name), element.name, element, node.attributes, node.modifiers)
      let values = element.parameterClause?.parameters.map { $0 } ?? []
      one.types = values.flatMap { Self.typeNames(in: $0.type) }
      one.endLine = one.line
      facts.add(one, in: path)
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard depth == 0 else { return .visitChildren }
    return alias(
      .typealias, node.name, node.typealiasKeyword, node, node.attributes, node.modifiers,
      [Syntax(node.initializer.value)])
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    let types =
      (node.inheritanceClause?.inheritedTypes.map { Syntax($0.type) } ?? [])
      + (node.initializer.map { [Syntax($0.value)] } ?? [])
    return alias(
      .associatedtype, node.name, node.associatedtypeKeyword, node, node.attributes,
      node.modifiers, types)
  }

  private func alias(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ keyword: TokenSyntax,
    _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ types: [Syntax]
  ) -> SyntaxVisitorContinueKind {
    var one = declaration(kind, plain(name), name, node, attributes, modifiers)
    one.types = types.flatMap(Self.lastNames)
    one.endLine = one.line
    facts.add(one, in: path)
    return .visitChildren
  }

  // MARK: - What members have in common

  private func declaration(
    _ kind: Declaration.Kind, _ name: String, _ keyword: TokenSyntax, _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Declaration {
    var one = Declaration(kind, name, line: line(keyword), parent: nil)
    one.attributes = self.attributes(attributes)
    one.modifiers = modifiers.map(words)
    one.endLine = lastLine(node)
    return one
  }

  private func enter(
    _ one: Declaration, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    facts.add(one, in: path)
    path.append(one.name)
    depth += 1
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    depth -= 1
    path.removeLast()
    return .skipChildren
  }

  // MARK: - Code

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { local(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { local(node) }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { local(node) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { local(node) }

  private func local(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    depth += 1
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    depth -= 1
    return .skipChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add("forceUnwrap", line(node.exclamationMark))
    return .visitChildren
  }

  override func visit(_ node: KeyPathOptionalComponentSyntax) -> SyntaxVisitorContinueKind {
    let mark = node.questionOrExclamationMark
    if mark.text == "!" { facts.add("forceUnwrap", line(mark)) }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.questionOrExclamationMark, mark.text == "!" {
      facts.add("forceTry", line(mark))
    }
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.questionOrExclamationMark, mark.text == "!" {
      facts.add("forceCast", line(mark))
    }
    return .visitChildren
  }

  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    facts.add("implicitlyUnwrapped", line(node.exclamationMark))
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    let items = node.catchItems
    let isAny =
      items.isEmpty
      || items.count == 1
        && items.first?.pattern?.as(ValueBindingPatternSyntax.self)?.pattern
          .is(IdentifierPatternSyntax.self) == true
        && items.first?.whereClause == nil
    if isAny, !Self.isBuilt(node.body.statements), !Self.throwsBelow(node) {
      facts.add("emptyCatch", line(node.body.leftBrace))
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add("string", line(node), [node.segments.description])
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add("string", line(node), [node.segments.description])
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expansion(node.macroName)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    expansion(node.macroName)
  }

  private func expansion(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if name.text.first?.isUppercase == true {
      var one = Declaration(.macro, plain(name), line: line(name), parent: nil)
      one.hasBody = true
      facts.add(one, in: path)
    }
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = node.tokenKind else { return .skipChildren }
    let name = text.replacing("`", with: "")
    guard let first = name.utf8.first, (65...90).contains(first), !isDeclared(node) else {
      return .skipChildren
    }
    if !FactLines.keywords.contains(name) { facts.add("use", line(node), [name]) }
    return .skipChildren
  }

  // MARK: - Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isSettled = false
    for clause in node.clauses {
      if let condition = clause.condition {
        let words = condition.tokens(viewMode: .sourceAccurate).map(\.text)
        facts.add("#if", line(clause.poundKeyword), [words.joined()])
      }
      let truth = clause.condition.map { Conditions.truth(of: $0.trimmedDescription) }
      if !isSettled, truth != .never, let elements = clause.elements { walk(elements) }
      if truth == .always || truth == nil { isSettled = true }
    }
    return .skipChildren
  }
}
