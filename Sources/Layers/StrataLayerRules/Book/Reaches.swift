/// The amounts of facts that the rules of a book need from files outside of the checked part.
struct Reaches: Sendable {
  /// The maximum reach of the rules that do not need everything.
  private let common: Reach
  private let whole: [Rule]
  private let rules: [Rule]
  /// The facts besides imports that rules need from a file outside of the checked part, unless they
  /// need all facts.
  let shared: FactNeeds

  init(_ book: LayerBook) {
    // A layer may forbid a module that another one re-exports.
    let hasArrows = book.layers.contains { $0.layers != nil || $0.modules != nil }
    shared = book.rules.reduce(book.platformFree == nil ? [] : .conditions) {
      $0.union($1.kind.needs.intersection(.shared))
    }
    rules = book.rules
    whole = book.rules.filter { $0.kind.reach == .everything }
    common = book.rules.map(\.kind.reach).reduce(hasArrows ? .imports : .askedFiles) {
      $1 == .everything ? $0 : max($0, $1)
    }
  }

  /// Returns a function that says how much is needed of a file outside of the checked part, given
  /// the checked files.
  func besides(_ asked: [SourceFile]) -> @Sendable (SourceFile) -> Reach {
    let groups = rules.compactMap { rule -> (kind: any RuleKind, names: Set<String>)? in
      let names = Set(asked.compactMap(rule.kind.group))
      return names.isEmpty ? nil : (rule.kind, names)
    }
    return { file in
      let isJudged = groups.contains { kind, names in
        kind.group(of: file).map(names.contains) == true
      }
      return isJudged ? .everything : reach(into: file)
    }
  }

  private func reach(into file: SourceFile) -> Reach {
    if whole.isEmpty { return common }
    if whole.contains(where: { $0.kind.looks(into: file) }) { return .everything }
    // Even where a rule does not apply, it may need to resolve types that are declared there.
    return max(common, .declarations)
  }
}
