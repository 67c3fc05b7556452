import SwiftSyntax

/// Functions that read the names in tokens, modifiers, attributes, types and patterns.
extension Reference {
  func plain(_ token: TokenSyntax) -> String { token.text.replacing("`", with: "") }

  func words(_ modifier: DeclModifierSyntax) -> String {
    plain(modifier.name) + (modifier.detail.map { "(\($0.detail.text))" } ?? "")
  }

  func attributes(_ list: AttributeListSyntax) -> [String] {
    list.flatMap { element -> [String] in
      switch element {
      case .attribute(let one):
        // `@(A.self)` names nothing, though the parser accepts it.
        one.attributeName.is(TupleTypeSyntax.self)
          ? [] : Self.names(in: one.attributeName).suffix(1)
      case .ifConfigDecl(let condition):
        condition.clauses.flatMap { clause -> [String] in
          let truth = clause.condition.map { Conditions.truth(of: $0.trimmedDescription) }
          guard truth != .never else { return [] }
          return clause.elements?.as(AttributeListSyntax.self).map(attributes) ?? []
        }
      @unknown default: []
      }
    }
  }

  /// Returns the names in a type without its generic arguments: `A.B` for `A<C>.B`.
  static func names(in type: some SyntaxProtocol) -> [String] {
    if let simple = type.as(IdentifierTypeSyntax.self) {
      return [simple.name.text.replacing("`", with: "")]
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return names(in: member.baseType) + [member.name.text.replacing("`", with: "")]
    }
    return type.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let text) = token.tokenKind { return text }
      return nil
    }
  }

  /// Returns every name in a type: `A`, `B` and `C` for `A<B>.C`.
  static func typeNames(in type: some SyntaxProtocol) -> [String] {
    type.tokens(viewMode: .sourceAccurate)
      .filter { $0.text.first?.isLetter == true || $0.text.first == "`" }
      .map { $0.text.replacing("`", with: "") }
  }

  /// Returns the names in a type that no dot follows, as for the type that a typealias stands for.
  static func lastNames(in type: Syntax) -> [String] {
    type.tokens(viewMode: .sourceAccurate)
      .filter { $0.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period }
      .filter { $0.text.first?.isLetter == true || $0.text.first == "`" }
      .map { $0.text.replacing("`", with: "") }
  }

  static func identifiers(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let one = pattern.as(IdentifierPatternSyntax.self) { return [one.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { identifiers(in: $0.pattern) }
    }
    if let bound = pattern.as(ValueBindingPatternSyntax.self) {
      return identifiers(in: bound.pattern)
    }
    return []
  }

  static func observes(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors, let first = list.first else { return false }
    return ["willSet", "didSet"].contains(first.accessorSpecifier.text)
  }
}
