import SwiftSyntax

/// The value that a property of an enum has for a case.
public struct CaseAnswer: Equatable, Sendable {
  /// The name of the property.
  public var property: String
  /// The pattern of the case in a `switch`, such as `.orders(let page)`.
  public var pattern: String
  /// The expression for the property's value.
  public var value: String
  /// A Boolean value that indicates whether the property must have a `switch`; if not, a property
  /// without one is left unchanged.
  public var isNeeded: Bool

  /// Creates the value that a property has for a case.
  public init(_ property: String, _ pattern: String, _ value: String, isNeeded: Bool = false) {
    self.property = property
    self.pattern = pattern
    self.value = value
    self.isNeeded = isNeeded
  }
}

extension SwiftSource {
  /// Adds a case to an enum after the last case, and the case's values to the `switch` statements
  /// of the enum's properties. If a case of that name exists, nothing is changed.
  ///
  ///     try source.addCase("orders(page: Int)", to: "TripsEndpoint", [
  ///       CaseAnswer("path", ".orders", "\"/orders\"", isNeeded: true)
  ///     ])
  ///
  /// - Throws: ``EditConflict`` if there is no such enum, or a property that needs a `switch` has
  ///   none.
  public mutating func addCase(
    _ text: String, to name: String, _ answers: [CaseAnswer]
  ) throws(EditConflict) {
    guard let there = enumeration(name) else {
      throw EditConflict(path, line: 1, "the file has no enum '\(name)'")
    }
    let cases = there.memberBlock.members.filter { $0.decl.is(EnumCaseDeclSyntax.self) }
    let known = cases.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).map(\.name.text)
    if known.contains(String(text.prefix { $0 != "(" })) { return }
    for answer in answers { try add(answer, to: there) }
    guard let last = cases.last else {
      return prependLine("case \(text)", inside: there.memberBlock.leftBrace)
    }
    appendLine("case \(text)", behind: last)
  }

  private func enumeration(_ name: String) -> EnumDeclSyntax? {
    tree.statements.lazy.compactMap { $0.item.as(EnumDeclSyntax.self) }
      .first { $0.name.text == name }
  }

  private mutating func add(
    _ answer: CaseAnswer, to group: EnumDeclSyntax
  ) throws(EditConflict) {
    let property = group.memberBlock.members.lazy
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.bindings.first?.pattern.trimmedDescription == answer.property }
    guard let found = property.flatMap(FirstSwitch.init)?.found else {
      guard answer.isNeeded else { return }
      throw conflict(
        property.map(Syntax.init) ?? Syntax(group),
        "'\(answer.property)' needs a 'switch' to which strata can add the case '\(answer.pattern)'"
      )
    }
    let arms = found.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let line = "case \(answer.pattern): \(answer.value)"
    let usual = arms.firstIndex { $0.label.is(SwitchDefaultLabelSyntax.self) }
    guard let usual else {
      guard let last = arms.last else { return prependLine(line, inside: found.leftBrace) }
      return appendLine(line, behind: last)
    }
    guard answer.isNeeded else { return }
    guard usual > 0 else { return prependLine(line, inside: found.leftBrace) }
    appendLine(line, behind: arms[usual - 1])
  }
}

/// Finds the first `switch` of a property.
private final class FirstSwitch: SyntaxVisitor {
  private(set) var found: SwitchExprSyntax?

  init(_ property: VariableDeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(property)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? node
    return .skipChildren
  }
}
