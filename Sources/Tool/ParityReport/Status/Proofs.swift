/// What the tests prove: which symbols of the modules they use.
///
/// The compiler resolved every name, so a member of one type is no proof of another's member that
/// is called the same, and of several overloads only the one that was chosen counts.
public struct Proofs: Sendable {
  private let used: Set<String>
  /// Types that a test names, or of which it uses a member.
  private let touched: Set<[String]>

  /// - Parameter used: the identifiers of the symbols that tests refer to, call or implement.
  public init(used: Set<String>, of symbols: OwnSymbols) {
    self.used = used
    touched = symbols.all.filter { used.contains($0.identifier) }
      .reduce(into: []) { types, symbol in
        for length in symbol.path.indices { types.insert(Array(symbol.path.prefix(length + 1))) }
      }
  }

  /// Whether a test uses the symbol; a type is used where a member is. A type's inner names, such as
  /// `Body`, are no more than what its conformances say, and stand as the type does.
  func contain(_ symbol: OwnSymbol) -> Bool {
    switch symbol.kind {
    case .type: touched.contains(symbol.path)
    case .innerType:
      used.contains(symbol.identifier) || touched.contains(symbol.path.dropLast())
    default: used.contains(symbol.identifier)
    }
  }
}
