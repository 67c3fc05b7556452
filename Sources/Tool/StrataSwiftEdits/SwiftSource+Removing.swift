import SwiftSyntax

extension SwiftSource {
  /// Returns the text of the file without the declarations, entries and tabs that are named after a
  /// subject; everything else is unchanged.
  ///
  /// Removed are members and variables with such a name, imports of its modules, arguments and
  /// parameters with such a label, registrations, tabs, and the arms of a `switch`. A link to a
  /// removed screen becomes its label.
  ///
  /// - Parameters:
  ///   - names: the names of the subject, as they are renamed.
  ///   - meaning: the meaning of ordinary words in this file.
  /// - Returns: the new text, and the first name of the subject that it still uses, with the line in
  ///   this file.
  public func removing(
    _ names: RenamedNames, _ meaning: WordMeaning
  ) -> (text: String, use: (name: String, line: Int)?) {
    let subject = Renaming(names: names, meaning: meaning)
    let ranges = Removals(subject, in: self).found.sorted {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    }
    let old = Array(text.utf8)
    var bytes: [UInt8] = []
    var place = 0
    for range in ranges where range.lowerBound >= place {
      bytes += old[place..<range.lowerBound]
      place = range.upperBound
    }
    let use = firstUse(of: subject) { token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return !ranges.contains { $0.contains(start) }
    }
    return (String(decoding: bytes + old[place...], as: UTF8.self), use)
  }
}

/// Finds the parts of a file that exist only for a subject.
private final class Removals: SyntaxVisitor {
  private let subject: Renaming
  private let isManifest: Bool
  private(set) var found: [Range<Int>] = []

  init(_ subject: Renaming, in source: SwiftSource) {
    self.subject = subject
    isManifest = source.path.hasSuffix("Package.swift")
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// Removes a node with the comments and blank lines before it.
  private func remove(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    found.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
    return .skipChildren
  }

  private func isNamed(_ token: TokenSyntax?) -> Bool { subject.isNamed(token) }

  private func mentions(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains(where: isNamed)
  }

  // MARK: Declarations and statements

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    isNamed(node.decl.onlyName) ? remove(node) : .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    isOwned(node) ? remove(node) : .visitChildren
  }

  private func isOwned(_ node: CodeBlockItemSyntax) -> Bool {
    if let variable = node.item.as(VariableDeclSyntax.self) {
      return isNamed(DeclSyntax(variable).onlyName) || servesOnlySubject(variable, in: node)
    }
    if let line = node.item.as(ImportDeclSyntax.self) { return isNamed(line.path.last?.name) }
    guard let call = node.item.as(FunctionCallExprSyntax.self) else { return false }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "register"
    {
      return isNamed(call.arguments.first?.expression.firstToken(viewMode: .sourceAccurate))
    }
    return mentions(call) && node.tabs.contains { !mentions($0) }
  }

  /// Returns whether a variable of any name holds an object of the subject, and only statements
  /// that are removed use it.
  private func servesOnlySubject(
    _ variable: VariableDeclSyntax, in node: CodeBlockItemSyntax
  ) -> Bool {
    guard let name = DeclSyntax(variable).onlyName?.text,
      let value = variable.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
      isNamed(value.calledExpression.firstToken(viewMode: .sourceAccurate)),
      let list = node.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.filter { other in
      other.id != node.id && other.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }.allSatisfy(isOwned)
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self) else { return .visitChildren }
    let names = label.caseItems.map { item in
      item.pattern.tokens(viewMode: .sourceAccurate).first { $0.isIdentifier }
    }
    return names.allSatisfy(isNamed) ? remove(node) : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "NavigationLink",
      let content = node.trailingClosure, mentions(content),
      let label = node.additionalTrailingClosures.first, label.label.text == "label",
      label.closure.statements.count == 1, let row = label.closure.statements.first
    else { return .visitChildren }
    found.append(
      node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<row.positionAfterSkippingLeadingTrivia.utf8Offset)
    // The lines of a row with several lose the indentation that the link gave them.
    found += row.innerLines.map { $0.utf8Offset..<$0.utf8Offset + 4 }
    found.append(
      row.endPositionBeforeTrailingTrivia
        .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  // MARK: Elements of lists

  override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
    removeElements(of: Array(node), where: { isNamed($0.label) }, comma: \.trailingComma)
  }

  override func visit(_ node: FunctionParameterListSyntax) -> SyntaxVisitorContinueKind {
    removeElements(
      of: Array(node), where: { isNamed($0.secondName ?? $0.firstName) }, comma: \.trailingComma)
  }

  override func visit(_ node: CompositionTypeElementListSyntax) -> SyntaxVisitorContinueKind {
    removeElements(of: Array(node), where: { mentions($0.type) }, comma: \.ampersand)
  }

  override func visit(_ node: ArrayElementListSyntax) -> SyntaxVisitorContinueKind {
    guard isManifest else { return .visitChildren }
    for element in node where isEntry(element) { _ = remove(element) }
    return .visitChildren
  }

  /// Returns whether an element of a manifest is a package or product of the subject.
  private func isEntry(_ element: ArrayElementSyntax) -> Bool {
    guard let call = element.expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return element.expression.is(StringLiteralExprSyntax.self) && mentions(element) }
    return ["package", "product"].contains(name) && mentions(call)
  }

  /// Removes elements of a list, with the separator before them if they are the last ones.
  private func removeElements<Element: SyntaxProtocol>(
    of list: [Element], where isRemoved: (Element) -> Bool,
    comma: (Element) -> TokenSyntax?
  ) -> SyntaxVisitorContinueKind {
    for element in list where isRemoved(element) { _ = remove(element) }
    guard let last = list.last, isRemoved(last), comma(last) == nil,
      let kept = list.last(where: { !isRemoved($0) }), let separator = comma(kept),
      let before = separator.previousToken(viewMode: .sourceAccurate)
    else { return .visitChildren }
    let start = before.endPositionBeforeTrailingTrivia.utf8Offset
    found.append(start..<last.endPositionBeforeTrailingTrivia.utf8Offset)
    return .visitChildren
  }
}

extension DeclSyntax {
  /// The only name that a declaration declares; `nil` if there are several or none.
  fileprivate var onlyName: TokenSyntax? {
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

extension CodeBlockItemSyntax {
  /// The statements of the `TabView` of which this statement is one; empty if it is in none.
  fileprivate var tabs: [CodeBlockItemSyntax] {
    guard let list = parent?.as(CodeBlockItemListSyntax.self),
      let call = list.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "TabView"
    else { return [] }
    return Array(list)
  }
}

extension TokenSyntax {
  fileprivate var isIdentifier: Bool {
    if case .identifier = tokenKind { true } else { false }
  }
}
