import SwiftSyntax

/// The names that Swift files declare, at any depth.
public struct DeclaredNames: Sendable {
  /// The names that can be called: those of types, functions and cases.
  public var callables: Set<String> = []
  /// The names that are used behind a dot: those of members and cases.
  public var members: Set<String> = []

  /// Creates an empty set of names.
  public init() {}

  /// Adds the names that a file declares.
  ///
  /// - Parameter source: the file.
  public mutating func add(_ source: SwiftSource) {
    let collector = NameCollector(source.tree)
    callables.formUnion(collector.names.callables)
    members.formUnion(collector.names.members)
  }
}

/// Collects the names of a file's declarations.
private final class NameCollector: SyntaxVisitor {
  private(set) var names = DeclaredNames()

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let variable = node.decl.as(VariableDeclSyntax.self) {
      names.members.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
    }
    if let named = node.decl.asProtocol((any NamedDeclSyntax).self) {
      names.members.insert(named.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.callables.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.callables.insert(node.name.text)
    names.members.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }

  private func type(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.callables.insert(name.text)
    return .visitChildren
  }
}
