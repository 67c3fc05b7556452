import SwiftSyntax

extension SwiftSource {
  /// Declares a static property or function in the extension of a type, in alphabetical order. An
  /// existing one of that name is left unchanged.
  ///
  /// - Parameters:
  ///   - name: the name of the property or function.
  ///   - text: its declaration, the first line without indentation.
  ///   - type: the extended type: `LocalizedStringResource`.
  /// - Throws: ``EditConflict`` if nothing extends the type.
  public mutating func addStatic(
    _ name: String, _ text: String, to type: String
  ) throws(EditConflict) {
    let extensions = Extensions(of: type, in: tree).found
    guard let last = extensions.last else {
      throw EditConflict(path, line: 1, "the file has no 'extension \(type)'")
    }
    let known = extensions.flatMap(\.statics)
    if known.contains(where: { $0.name == name }) { return }
    if let before = last.statics.last(where: { $0.name < name }) {
      appendLine(text, behind: before.declaration)
    } else {
      prependLine(text, inside: last.memberBlock.leftBrace)
    }
  }
}

/// Finds the extensions of a type, including those inside `#if`.
private final class Extensions: SyntaxVisitor {
  private let type: String
  private(set) var found: [ExtensionDeclSyntax] = []

  init(of type: String, in tree: SourceFileSyntax) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.extendedType.trimmedDescription == type { found.append(node) }
    return .skipChildren
  }
}

extension ExtensionDeclSyntax {
  fileprivate var statics: [(name: String, declaration: DeclSyntax)] {
    memberBlock.members.compactMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return (function.name.text, member.decl)
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let first = variable.bindings.first
      else { return nil }
      return (first.pattern.trimmedDescription, member.decl)
    }
  }
}
