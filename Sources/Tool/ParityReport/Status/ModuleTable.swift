/// The status of each public symbol of a module for which there is no list of Apple's symbols.
public struct ModuleTable: Equatable, Sendable {
  /// A top-level type with all its members.
  public struct Family: Equatable, Sendable {
    /// The name of the type.
    public var name: String
    /// The type itself and its members.
    public var rows: [Row]
  }

  /// A symbol of Apple's with its status in Strata.
  public struct Row: Equatable, Sendable {
    /// The name of the symbol, without the type's name.
    public var name: String
    /// The status of the symbol.
    public var status: ParityStatus
  }

  /// The types of the module, sorted by name.
  public var families: [Family]

  /// Determines the status of the symbols of a module.
  ///
  /// - Parameters:
  ///   - own: the public symbols.
  ///   - used: the identifiers of the symbols that tests use.
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

  /// Returns the number of symbols with a status.
  public func count(_ word: String) -> Int {
    families.reduce(0) { $0 + $1.rows.count { $0.status.word == word } }
  }

  var count: Int { families.reduce(0) { $0 + $1.rows.count } }
}
