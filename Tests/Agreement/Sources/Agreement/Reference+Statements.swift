import SwiftSyntax

/// Functions that read facts about the statements of a `catch`.
extension Reference {
  /// Returns whether any of the statements is compiled in some build; code in `#if false` is
  /// compiled in none.
  static func isBuilt(_ list: CodeBlockItemListSyntax) -> Bool {
    list.contains { item in
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return true }
      return conditional.clauses.contains { clause in
        let truth = clause.condition.map { Conditions.truth(of: $0.trimmedDescription) }
        guard truth != .never, case .statements(let inner) = clause.elements else { return false }
        return isBuilt(inner)
      }
    }
  }

  /// Returns whether a statement after the `do` of a `catch` throws.
  static func throwsBelow(_ node: CatchClauseSyntax) -> Bool {
    guard let item = node.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), let place = list.index(of: item)
    else { return false }
    return list[place...].contains { $0.item.is(ThrowStmtSyntax.self) }
  }
}
