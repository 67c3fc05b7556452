/// The symbols of the modules that tests use.
///
/// The compiler has resolved every name, so a use of one type's member does not count for another
/// type's member of the same name, and of several overloads only the chosen one counts.
public struct Proofs: Sendable {
  private let used: Set<String>
  /// The paths of the types that a test names, or of which it uses a member.
  private let touched: Set<[String]>

  /// Creates the proofs for some symbols.
  ///
  /// - Parameters:
  ///   - used: the identifiers of the symbols that tests refer to, call or implement.
  ///   - symbols: the public symbols.
  public init(used: Set<String>, of symbols: OwnSymbols) {
    self.used = used
    touched = symbols.all.filter { used.contains($0.identifier) }
      .reduce(into: []) { types, symbol in
        for length in symbol.path.indices { types.insert(Array(symbol.path.prefix(length + 1))) }
      }
  }

  /// Returns whether a test uses the symbol. A use of a member counts as a use of its type. An
  /// inner type such as `Body` only restates a conformance, and has the status of its type.
  func contain(_ symbol: OwnSymbol) -> Bool {
    switch symbol.kind {
    case .type: touched.contains(symbol.path)
    case .innerType:
      used.contains(symbol.identifier) || touched.contains(symbol.path.dropLast())
    default: used.contains(symbol.identifier)
    }
  }
}
