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

  /// Returns whether the last extension of a type declares its properties and functions in
  /// alphabetical order.
  ///
  /// - Parameter type: the extended type.
  public func hasSortedStatics(of type: String) -> Bool {
    let names = Extensions(of: type, in: tree).found.last?.statics.map(\.name) ?? []
    return zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Returns the text of the file with the declarations of a type's last extension in alphabetical
  /// order.
  ///
  /// - Parameter type: the extended type.
  /// - Returns: the text; the same one if there are comments or empty lines between the declarations.
  public func sortingStatics(of type: String) -> String {
    let text = tree.description
    guard let last = Extensions(of: type, in: tree).found.last, let first = last.statics.first,
      last.statics.count == last.memberBlock.members.count
    else { return text }
    let parts = last.statics.map { (name: $0.name, text: $0.declaration.trimmedDescription) }
    let line = "\n" + indentation(of: first.declaration)
    let lines = parts.map(\.text).joined(separator: line)
    let sorted = parts.sorted { $0.name < $1.name }.map(\.text).joined(separator: line)
    guard let place = text.utf8.firstRange(of: lines.utf8) else { return text }
    return String(text[..<place.lowerBound]) + sorted + text[place.upperBound...]
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
