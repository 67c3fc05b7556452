import SwiftSyntax

/// Finds the parts of `DIContainer.swift` that list every use case.
final class ContainerParts: SyntaxVisitor {
  private(set) var composition: TypeAliasDeclSyntax?
  private(set) var container: StructDeclSyntax?
  private(set) var real: FunctionDeclSyntax?
  private(set) var mock: FunctionDeclSyntax?

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "AllUseCases" { composition = node }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "DIContainer" else { return .skipChildren }
    container = node
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.extendedType.trimmedDescription == "DIContainer" ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "real" { real = node }
    if node.name.text == "mock" { mock = node }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// The call at the end of the function that creates the container; `nil` if there is none.
  var containerCall: FunctionCallExprSyntax? {
    guard let last = body?.statements.last?.item else { return nil }
    let value = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    guard let call = value?.as(FunctionCallExprSyntax.self), call.leftParen != nil else {
      return nil
    }
    let names = ["DIContainer", "DIContainer.init", "Self", "Self.init", ".init"]
    return names.contains(call.calledExpression.trimmedDescription) ? call : nil
  }

  /// The bindings of each `let` and `var` in the function's body.
  var variables: [PatternBindingSyntax] {
    (body?.statements ?? []).compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap { Array($0.bindings) }
  }
}

extension StructDeclSyntax {
  /// The stored properties of the type.
  var storedProperties: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { variable in
      variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }
  }
}
