/// How things stand with each public symbol of a module of which no list of Apple's is at hand.
public struct ModuleTable: Equatable, Sendable {
  /// A type that stands alone, with all that belongs to it.
  public struct Family: Equatable, Sendable {
    public var name: String
    public var rows: [Row]
  }

  public struct Row: Equatable, Sendable {
    /// Without the type's name.
    public var name: String
    public var status: ParityStatus
  }

  /// Sorted by name.
  public var families: [Family]

  /// - Parameter used: the identifiers of the symbols that tests use.
  public init(own: OwnSymbols, used: Set<String>) {
    let status = OwnStatus(own: own, proofs: Proofs(used: used, of: own))
    let listed = own.all.filter(\.isListed)
    families = Dictionary(grouping: listed) { $0.path.first ?? "" }
      .map { name, symbols in
        Family(
          name: name,
          rows: symbols.sorted { $0.key < $1.key }
            .map { Row(name: $0.path.dropFirst().joined(separator: "."), status: status.of($0)) })
      }
      .sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  /// How many symbols have a status.
  public func count(_ word: String) -> Int {
    families.reduce(0) { $0 + $1.rows.count { $0.status.word == word } }
  }

  var count: Int { families.reduce(0) { $0 + $1.rows.count } }
}
