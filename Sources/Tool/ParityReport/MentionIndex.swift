/// All that the tests name, found by name.
public struct MentionIndex: Sendable {
  private let byName: [String: [Mention]]

  public init(_ mentions: some Sequence<Mention>) {
    byName = Dictionary(grouping: mentions, by: \.name)
  }

  /// Whether a test names the symbol.
  ///
  /// A member counts by its name and labels: which type it is called on is known only where the
  /// source writes the type before the dot.
  func names(_ symbol: OwnSymbol) -> Bool {
    if isCalledByCompiler(symbol) { return isUsed(type: symbol.owner ?? "") }
    return switch symbol.kind {
    case .type: isUsed(type: symbol.name, in: symbol.owner)
    case .innerType:
      symbol.owner == nil ? isUsed(type: symbol.name) : isUsed(type: symbol.owner ?? "")
    case .initializer: mentions(of: symbol.owner ?? "").contains { isInit($0, of: symbol) }
    case .function, .macro, .property, .enumCase:
      mentions(of: symbol.baseName).contains { isMember($0, symbol) }
    case .subscripted, .operation: false
    }
  }

  private func mentions(of name: String) -> [Mention] { byName[name] ?? [] }

  private func isUsed(type: String, in owner: String? = nil) -> Bool {
    mentions(of: type).contains { mention in
      switch mention.place {
      case .alone, .attribute: owner == nil
      case .ofType(let outer): outer == owner
      case .implicit, .ofValue, .macro, .declared: false
      }
    }
  }

  private func isInit(_ mention: Mention, of symbol: OwnSymbol) -> Bool {
    let labels = mention.labels ?? []
    if mention.place == .attribute {
      return CallMatcher(labels: labels, closures: []).fits(symbol.parameters)
        || CallMatcher(labels: ["wrappedValue"] + labels, closures: []).fits(symbol.parameters)
    }
    return mention.isCall && mention.place != .declared
      && CallMatcher(labels: labels, closures: mention.closures).fits(symbol.parameters)
  }

  private func isMember(_ mention: Mention, _ symbol: OwnSymbol) -> Bool {
    guard isPlace(mention.place, of: symbol) else { return false }
    guard symbol.kind == .function || mention.place == .macro else { return true }
    if mention.place == .declared { return labels(of: symbol) == mention.labels }
    return mention.isCall
      && CallMatcher(labels: mention.labels ?? [], closures: mention.closures)
        .fits(symbol.parameters)
  }

  private func isPlace(_ place: Mention.Place, of symbol: OwnSymbol) -> Bool {
    switch place {
    case .alone: symbol.owner == nil && symbol.kind != .macro
    case .macro, .attribute: symbol.kind == .macro
    case .implicit: symbol.owner != nil
    case .ofType(let type): symbol.isStatic && type == symbol.owner
    case .ofValue: symbol.owner != nil && !symbol.isStatic
    case .declared: symbol.isRequirement
    }
  }

  private func labels(of symbol: OwnSymbol) -> [String] { symbol.parameters.map(\.label) }

  /// What nobody writes down: the parts of result builders, property wrappers and interpolations.
  private func isCalledByCompiler(_ symbol: OwnSymbol) -> Bool {
    symbol.isStatic && symbol.name.hasPrefix("build")
      || ["wrappedValue", "projectedValue"].contains(symbol.name)
      || symbol.name.hasPrefix("appendInterpolation(") || symbol.name.hasPrefix("appendLiteral(")
      || symbol.name == "subscript(dynamicMember:)"
  }
}
