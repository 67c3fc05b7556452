/// Looks up what is here, and how well.
struct OwnStatus {
  private let byKey: [String: [OwnSymbol]]
  private let byBaseName: [String: [OwnSymbol]]
  private let mentions: MentionIndex

  init(own: OwnSymbols, mentions: MentionIndex) {
    byKey = Dictionary(grouping: own.all, by: \.key)
    byBaseName = Dictionary(grouping: own.all, by: \.baseName)
    self.mentions = mentions
  }

  func declarations(_ key: String) -> [OwnSymbol] { byKey[key] ?? [] }

  func named(_ baseName: String) -> [OwnSymbol] { byBaseName[baseName] ?? [] }

  func of(_ symbol: OwnSymbol) -> ParityStatus {
    switch symbol.marker?.kind {
    case .partial: .partial(symbol.marker?.text ?? "")
    case .accepted: .accepted(symbol.marker?.text ?? "")
    case nil: mentions.names(symbol) ? .works : .untested
    }
  }

  /// The best of several declarations of which a call may mean any.
  func best(_ symbols: [OwnSymbol]) -> ParityStatus {
    symbols.map(of).min { $0.rank < $1.rank } ?? .absent
  }

  /// The worst of several that are all needed.
  func all(_ statuses: [ParityStatus]) -> ParityStatus {
    statuses.max { $0.rank < $1.rank } ?? .absent
  }
}
