import SwiftSyntax

extension SwiftSource {
  /// Returns the text of the file with a copy of each declaration and entry that is named after a
  /// subject, behind the original and under the new name; everything else is unchanged.
  ///
  /// Copied are members, variables, imports, assignments and registrations with such a name,
  /// views of such a type among other statements, arguments and parameters with such a label, cases
  /// of an `enum`, also several in a line, and the arms of a `switch`. What the file has already is
  /// not copied again.
  ///
  /// - Parameters:
  ///   - isSubject: returns whether an identifier names the subject.
  ///   - renamed: returns a text with the new names.
  /// - Throws: ``EditConflict`` if the result is not Swift.
  public func repeating(
    named isSubject: @escaping (String) -> Bool, as renamed: @escaping (String) -> String
  ) throws(EditConflict) -> String {
    var source = self
    for copy in Repetitions(isSubject, renamed, in: self).found {
      source.insert(copy.text, at: copy.place)
    }
    let text = source.edited
    _ = try SwiftSource(path: path, text: text)
    return text
  }
}

/// Finds the parts of a file that another subject needs, too.
private final class Repetitions: SyntaxVisitor {
  private let isSubject: (String) -> Bool
  private let renamed: (String) -> String
  private let text: String
  private(set) var found: [(place: AbsolutePosition, text: String)] = []

  init(
    _ isSubject: @escaping (String) -> Bool, _ renamed: @escaping (String) -> String,
    in source: SwiftSource
  ) {
    self.isSubject = isSubject
    self.renamed = renamed
    text = source.text
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private func isNamed(_ token: TokenSyntax?) -> Bool {
    guard let token, case .identifier = token.tokenKind else { return false }
    return isSubject(token.text)
  }

  /// Returns whether the file has the copy of a node already. The separator of a list's element
  /// depends on its place.
  private func isThere(_ node: some SyntaxProtocol) -> Bool {
    let part = node.trimmedDescription
    let copy = renamed(part.hasSuffix(",") ? String(part.dropLast()) : part)
    return text.ranges(of: copy).contains { range in
      let next = text[range.upperBound...].first
      return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  private func copy(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    // The first statement of a file, and one of several in a line, begin without a line feed.
    let head = node.leadingTrivia.contains { $0.isNewline } ? "" : "\n"
    if !isThere(node) { found.append((node.endPosition, head + renamed(node.description))) }
    return .skipChildren
  }

  // MARK: Declarations and statements

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    isNamed(node.decl.soleName) ? copy(node) : .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    isRepeated(node.item) ? copy(node) : .visitChildren
  }

  private func isRepeated(_ item: CodeBlockItemSyntax.Item) -> Bool {
    if let line = item.as(ImportDeclSyntax.self) { return isNamed(line.path.last?.name) }
    if case .decl(let declaration) = item { return isNamed(declaration.soleName) }
    if let sequence = item.as(SequenceExprSyntax.self) { return isAssignment(sequence) }
    guard let call = item.as(FunctionCallExprSyntax.self) else { return false }
    return isEntry(call)
  }

  /// Returns whether an expression assigns to a property that is named after the subject.
  private func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
    let parts = Array(sequence.elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) else { return false }
    return isNamed(parts[0].lastToken(viewMode: .sourceAccurate))
  }

  private static let registering: Set<String> = ["register", "append", "add", "insert", "set"]

  /// Returns whether a call registers a type of the subject, or makes a view of it. A call of
  /// another function may be the only one of its kind, as in `showProducts()`.
  private func isEntry(_ call: FunctionCallExprSyntax) -> Bool {
    let first = call.firstToken(viewMode: .sourceAccurate)
    if isNamed(first), first?.text.first?.isUppercase == true { return true }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      Self.registering.contains(access.declName.baseName.text)
    else { return false }
    return call.arguments.tokens(viewMode: .sourceAccurate).contains { isNamed($0) }
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self) else { return .visitChildren }
    let items = Array(label.caseItems)
    if items.allSatisfy({ isNamed($0.name) }) { return copyArm(node) }
    let texts = Set(items.map(\.pattern.trimmedDescription))
    _ = copyElements(of: items, where: { isNamed($0.name) }, comma: \.trailingComma) { item in
      texts.contains(self.renamed(item.pattern.trimmedDescription))
    }
    return .visitChildren
  }

  /// Copies an arm of a `switch`, in the same line if the arm has no line of its own.
  private func copyArm(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if node.leadingTrivia.contains(where: \.isNewline) || isThere(node) { return copy(node) }
    found.append(
      (node.endPositionBeforeTrailingTrivia, " \(renamed(node.trimmedDescription))"))
    return .skipChildren
  }

  // MARK: Elements of lists

  override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
    copyElements(of: Array(node), where: { isNamed($0.label) }, comma: \.trailingComma)
  }

  override func visit(_ node: EnumCaseElementListSyntax) -> SyntaxVisitorContinueKind {
    let names = node.casesOfEnum
    return copyElements(of: Array(node), where: { isNamed($0.name) }, comma: \.trailingComma) {
      names.contains(self.renamed($0.name.text))
    }
  }

  override func visit(_ node: FunctionParameterListSyntax) -> SyntaxVisitorContinueKind {
    copyElements(
      of: Array(node), where: { isNamed($0.secondName ?? $0.firstName) }, comma: \.trailingComma)
  }

  /// Copies elements of a list; the copy of the last one gets the separator before it.
  private func copyElements<Element: SyntaxProtocol>(
    of list: [Element], where isCopied: (Element) -> Bool, comma: (Element) -> TokenSyntax?,
    unless isThere: ((Element) -> Bool)? = nil
  ) -> SyntaxVisitorContinueKind {
    let copied = list.filter(isCopied)
    for element in copied where !(isThere ?? self.isThere)(element) {
      if comma(element) != nil {
        found.append((element.endPosition, renamed(element.description)))
      } else {
        let space = element.leadingTrivia.isEmpty ? " " : element.leadingTrivia.description
        found.append(
          (
            element.endPositionBeforeTrailingTrivia,
            ",\(space)\(renamed(element.trimmedDescription))"
          ))
      }
    }
    return copied.isEmpty ? .visitChildren : .skipChildren
  }
}

extension SwitchCaseItemSyntax {
  /// The first identifier of the pattern; `nil` if it has none.
  fileprivate var name: TokenSyntax? {
    pattern.tokens(viewMode: .sourceAccurate).first {
      if case .identifier = $0.tokenKind { true } else { false }
    }
  }
}

extension EnumCaseElementListSyntax {
  /// The names of all cases of the enumeration that contains the list.
  fileprivate var casesOfEnum: Set<String> {
    let members = parent?.parent?.parent?.as(MemberBlockItemListSyntax.self)
    let cases = members?.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) } ?? []
    return Set(cases.flatMap(\.elements).map(\.name.text))
  }
}

extension DeclSyntax {
  /// The only name that a declaration declares; `nil` if there are several or none.
  fileprivate var soleName: TokenSyntax? {
    if let variable = self.as(VariableDeclSyntax.self) {
      guard variable.bindings.count == 1 else { return nil }
      return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }
    if let line = self.as(EnumCaseDeclSyntax.self) {
      return line.elements.count == 1 ? line.elements.first?.name : nil
    }
    return asProtocol((any NamedDeclSyntax).self)?.name
  }
}
