/// Apple's public symbols of one module.
public struct AppleTable: Equatable, Sendable {
  /// Apple's public symbols of the module.
  public var symbols: [AppleSymbol]

  /// Creates a table of the given symbols.
  public init(_ symbols: [AppleSymbol]) { self.symbols = symbols }

  /// Reads columns for parent, symbol, kind, since, deprecated and declaration.
  ///
  /// - Parameters:
  ///   - table: the tab-separated text.
  ///   - name: the name of the file, for errors.
  /// - Throws: ``ParityProblems`` if a line does not have these six columns.
  public init(table: String, name: String) throws(ParityProblems) {
    let rows = try DataTable(table, name: name).rows
    guard rows.allSatisfy({ $0.count == 6 }) else {
      throw ParityProblems(all: [
        "\(name): each line needs six columns: parent, symbol, kind, since, deprecated, declaration"
      ])
    }
    symbols = rows.map { cells in
      AppleSymbol(
        parent: cells[0], name: cells[1], kind: cells[2], since: cells[3],
        isDeprecated: !cells[4].isEmpty, declaration: cells[5])
    }
  }
}
