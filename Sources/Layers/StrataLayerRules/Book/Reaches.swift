/// How far the rules of a rule book need the files that nobody asked about.
struct Reaches: Sendable {
  /// How far those rules need any file that do not need everything of it.
  private let common: Reach
  private let whole: [Rule]
  private let rules: [Rule]
  /// What they look at in such a file besides its imports, where they do not need everything.
  let shared: FactNeeds

  init(_ book: LayerBook) {
    // What a module hands on, a floor may not allow.
    let hasArrows = book.floors.contains { $0.floors != nil || $0.modules != nil }
    shared = book.rules.reduce(book.platformFree == nil ? [] : .conditions) {
      $0.union(type(of: $1.kind).needs.intersection(.shared))
    }
    rules = book.rules
    whole = book.rules.filter { $0.kind.reach == .everything }
    common = book.rules.map(\.kind.reach).reduce(hasArrows ? .imports : .askedFiles) {
      $1 == .everything ? $0 : max($0, $1)
    }
  }

  /// How far a file is needed that nobody asked about, by those that somebody did.
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
    // Where a rule does not look, the types may still be those that it finds elsewhere.
    return max(common, .declarations)
  }
}
