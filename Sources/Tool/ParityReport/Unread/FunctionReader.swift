import SwiftParser
import SwiftSyntax

/// Reads the functions of a source file, and counts how often each body uses its parameters.
final class FunctionReader: SyntaxVisitor {
  private(set) var functions: [WrittenFunction] = []
  /// The requirements of protocols, by name and labels.
  private(set) var demands: Set<String> = []
  private var owner: [String] = []
  private var ownersArePublic: [Bool] = []
  private var ownersAreUnavailable: [Bool] = []
  private let file: String
  private let lines: SourceLocationConverter

  /// Reads the functions of a source.
  ///
  /// - Parameter file: the path for locations.
  static func read(_ text: String, file: String) -> FunctionReader {
    let tree = Parser.parse(source: text)
    let reader = FunctionReader(file: file, tree: tree)
    reader.walk(tree)
    return reader
  }

  private init(file: String, tree: SourceFileSyntax) {
    self.file = file
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node, node.name.text, node.signature.parameterClause, node.genericParameterClause,
      node.body.map(Syntax.init))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node, "init", node.signature.parameterClause, node.genericParameterClause,
      node.body.map(Syntax.init))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let body = node.accessorBlock.map(Syntax.init)
    add(node, "subscript", node.parameterClause, node.genericParameterClause, body)
    return .skipChildren
  }

  private func add(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax, _ name: String,
    _ clause: FunctionParameterClauseSyntax, _ generics: GenericParameterClauseSyntax?,
    _ body: Syntax?
  ) {
    let names = body.map(NameCounter.names)
    let types = Set(generics?.parameters.map(\.name.text) ?? [])
    var function = WrittenFunction(
      owner: owner, baseName: name,
      parameters: clause.parameters.map { parameter($0, types, names) },
      isPublic: isPublic(node.modifiers), marker: Marker(docstring: docstring(of: node)),
      place: "\(file):\(lines.location(for: node.positionAfterSkippingLeadingTrivia).line)")
    function.isUnavailable =
      isUnavailable(node.attributes) || ownersAreUnavailable.contains(true)
    if body == nil { demands.insert(function.name) } else { functions.append(function) }
  }

  private func parameter(
    _ parameter: FunctionParameterSyntax, _ generics: Set<String>, _ names: NameCounter?
  ) -> WrittenFunction.Parameter {
    let name = (parameter.secondName ?? parameter.firstName).text.filter { $0 != "`" }
    let type = parameter.type.trimmedDescription
    let named = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
      .contains { generics.contains($0) && (names?.uses[$0] ?? 0) > 0 }
    return WrittenFunction.Parameter(
      label: parameter.firstName.text.filter { $0 != "`" }, name: name,
      uses: names?.uses[name] ?? 0, isType: type.hasSuffix(".Type") || named,
      handedTo: names?.arguments[name])
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    let words = Set(modifiers.map(\.name.text))
    if !words.isDisjoint(with: ["public", "open"]) { return true }
    return words.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
      && (ownersArePublic.last ?? false)
  }

  private func docstring(of node: some SyntaxProtocol) -> [String] {
    node.leadingTrivia.compactMap { piece in
      guard case .docLineComment(let text) = piece else { return nil }
      return String(text.dropFirst(3))
    }
  }

  // MARK: Enclosing types

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = String(node.extendedType.trimmedDescription.prefix { $0 != "<" })
    return enter(
      name, membersArePublic: node.modifiers.contains { $0.name.text == "public" },
      isUnavailable: isUnavailable(node.attributes))
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.attributes)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.attributes)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.attributes)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.attributes)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.attributes)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  private func enter(
    _ name: TokenSyntax, _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    enter(name.text, membersArePublic: false, isUnavailable: isUnavailable(attributes))
  }

  private func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.trimmedDescription.hasPrefix("@available(*, unavailable") }
  }

  private func enter(
    _ name: String, membersArePublic: Bool, isUnavailable: Bool
  ) -> SyntaxVisitorContinueKind {
    owner.append(name)
    ownersArePublic.append(membersArePublic)
    ownersAreUnavailable.append(isUnavailable)
    return .visitChildren
  }

  private func leave() {
    owner.removeLast()
    ownersArePublic.removeLast()
    ownersAreUnavailable.removeLast()
  }
}
