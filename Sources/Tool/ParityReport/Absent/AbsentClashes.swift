/// The members that may not be declared as unavailable, because a call of an existing member could
/// then be taken for a call of them.
struct AbsentClashes {
  private let byPath: [String: [OwnSymbol]]
  private let conformances: [String: Set<String>]

  /// Creates the rules from the symbols that Strata has.
  init(own: OwnSymbols) {
    byPath = Dictionary(grouping: own.all) {
      "\($0.path.dropLast().joined(separator: ".")) \($0.baseName)"
    }
    conformances = own.conformances
  }

  /// Returns the protocols that a type conforms to, including those that they refine.
  func above(_ type: String) -> Set<String> {
    var found: Set<String> = []
    var next = [type]
    while let current = next.popLast() {
      for name in conformances[current] ?? [] where found.insert(name).inserted {
        next.append(name)
      }
    }
    return found
  }

  /// Returns the reason why a member is left out; `nil` if it may be declared.
  func reason(_ symbol: AppleSymbol) -> String? {
    let types = [symbol.parent] + above(symbol.parent).sorted()
    if symbol.kind == "Operator" {
      return "the operator would slow down the type check of every expression"
    }
    if isProperty(symbol), types.contains(where: hasDynamicMembers) {
      return "the member would hide a dynamic member with this name"
    }
    let same = types.flatMap { byPath["\($0) \(symbol.baseName)"] ?? [] }
    return same.contains { clashes(symbol, $0) } ? "Strata has a member with this name" : nil
  }

  private func isProperty(_ symbol: AppleSymbol) -> Bool { symbol.kind.hasSuffix("Property") }

  private func hasDynamicMembers(_ type: String) -> Bool {
    (byPath["\(type) subscript"] ?? []).contains { $0.name == "subscript(dynamicMember:)" }
  }

  /// Returns whether a use of a symbol of Strata's could be taken for Apple's missing one: a
  /// property by its name, a call by its argument labels.
  private func clashes(_ symbol: AppleSymbol, _ own: OwnSymbol) -> Bool {
    guard own.kind != .innerType, own.kind != .type else { return true }
    let isCall = symbol.name.hasSuffix(")")
    guard isCall, own.name.hasSuffix(")") else { return true }
    let call = CallMatcher(labels: symbol.labels, closures: [])
    return own.name == symbol.name || call.fits(own.parameters)
  }
}
