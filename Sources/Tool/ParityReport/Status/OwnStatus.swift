/// A lookup of the status of declarations.
struct OwnStatus {
  private let byKey: [String: [OwnSymbol]]
  private let byBaseName: [String: [OwnSymbol]]
  private let proofs: Proofs

  init(own: OwnSymbols, proofs: Proofs) {
    byKey = Dictionary(grouping: own.all, by: \.key)
    byBaseName = Dictionary(grouping: own.all, by: \.baseName)
    self.proofs = proofs
  }

  func declarations(_ key: String) -> [OwnSymbol] { byKey[key] ?? [] }

  /// Returns the declarations that stand for a symbol of Apple's. The `buildBlock` of a result builder
  /// that has a parameter pack stands for Apple's with fixed numbers of parameters.
  func declarations(for symbol: AppleSymbol) -> [OwnSymbol] {
    let exact = declarations(symbol.path)
    guard exact.isEmpty, symbol.baseName == "buildBlock" else { return exact }
    let call = CallMatcher(labels: symbol.labels, closures: [])
    return named("buildBlock").filter { own in
      own.path.dropLast().joined(separator: ".") == symbol.parent
        && own.parameters.contains(where: \.isVariadic) && call.fits(own.parameters)
    }
  }

  func named(_ baseName: String) -> [OwnSymbol] { byBaseName[baseName] ?? [] }

  /// Returns the status of a declaration. A member ranks no higher than its enclosing types.
  ///
  /// - Parameters:
  ///   - symbol: the declaration.
  ///   - labels: the argument labels of a call; `nil` if no particular call is meant.
  func of(_ symbol: OwnSymbol, labels: [String]? = nil) -> ParityStatus {
    let marker = symbol.marker.flatMap { $0.concerns(labels) ? $0 : nil }
    let own = marker.map { Self.status($0.kind, $0.text) }
    let inherited = owners(of: symbol).compactMap { type in
      type.marker.map { Self.status($0.kind, "as \(type.key) is") }
    }
    return all([own ?? (proofs.contain(symbol) ? .works : .untested)] + inherited)
  }

  private func owners(of symbol: OwnSymbol) -> [OwnSymbol] {
    let around = symbol.path.indices.dropFirst().map {
      symbol.path.prefix($0).joined(separator: ".")
    }
    return (around + symbol.selfTypes).flatMap(declarations).filter { $0.kind == .type }
  }

  private static func status(_ kind: Marker.Kind, _ words: String) -> ParityStatus {
    switch kind {
    case .partial: .partial(words)
    case .accepted: .accepted(words)
    }
  }

  /// Returns the best status of several declarations, any of which a call may mean.
  func best(_ symbols: [OwnSymbol], labels: [String]? = nil) -> ParityStatus {
    ranked(symbols, labels: labels).first ?? .absent
  }

  /// Returns the status of each of several overloads, the best first.
  func ranked(_ symbols: [OwnSymbol], labels: [String]? = nil) -> [ParityStatus] {
    symbols.map { of($0, labels: labels) }.sorted { $0.rank < $1.rank }
  }

  /// Returns the worst of several statuses, for declarations that are all needed.
  func all(_ statuses: [ParityStatus]) -> ParityStatus {
    statuses.max { $0.rank < $1.rank } ?? .absent
  }
}
