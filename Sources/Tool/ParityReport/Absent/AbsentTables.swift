/// The properties of missing types that Apple's list does not contain: generic parameters and
/// conformances.
struct AbsentTypeTable {
  /// The entry of a type in the table.
  struct Row: Equatable {
    /// The names of the type's generic parameters.
    var generics: [String]
    /// The protocols that the type conforms to.
    var conformances: [String]
    /// Members, as Swift source, that Apple's list does not contain, such as the `Body` of a view.
    var members: [String]
  }

  /// The rows of the table, by the path of the type.
  let rows: [String: Row]

  /// Reads columns for type, generic parameters, conformances and members; the first two are lists
  /// with commas, the last one with semicolons.
  ///
  /// - Throws: ``ParityProblems`` if a line does not have these four columns.
  init(_ text: String) throws(ParityProblems) {
    let table = try DataTable(text, name: "absent-types.tsv")
    rows = Dictionary(
      table.rows.map { ($0[0], Row($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension AbsentTypeTable.Row {
  init(_ cells: [String]) {
    func list(_ column: Int, _ mark: Character) -> [String] {
      (cells.count > column ? cells[column] : "").split(separator: mark).map {
        String($0.trimmingPrefix { $0 == " " })
      }
    }
    self.init(generics: list(1, ","), conformances: list(2, ","), members: list(3, ";"))
  }
}

/// Declarations written by hand, for symbols that Apple's list does not describe well enough; and
/// symbols for which no declaration is written.
struct AbsentFormTable {
  /// The declarations by the path of the symbol, one for each overload; empty if none may be
  /// written for it.
  let forms: [String: [String]]
  /// The reasons why a symbol has no declaration or a different one, by its path.
  let reasons: [String: String]

  /// Reads columns for symbol, declaration (`-` for none) and reason. A symbol that ends in `*`
  /// stands for all that begin with the text before it; a symbol with several rows has an overload
  /// for each.
  ///
  /// - Throws: ``ParityProblems`` if a line does not have these three columns.
  init(_ text: String) throws(ParityProblems) {
    var forms: [String: [String]] = [:]
    var reasons: [String: String] = [:]
    for cells in try DataTable(text, name: "absent-forms.tsv").rows where cells.count == 3 {
      forms[cells[0], default: []] += cells[1] == "-" ? [] : [cells[1]]
      reasons[cells[0]] = cells[2]
    }
    self.forms = forms
    self.reasons = reasons
  }

  /// Returns the key of the entry for a symbol: its whole path, or the longest matching beginning
  /// with `*`; `nil` if there is none.
  func key(of path: String) -> String? {
    if forms[path] != nil { return path }
    return forms.keys.filter { $0.hasSuffix("*") && path.hasPrefix($0.dropLast()) }
      .max { $0.count < $1.count }
  }
}

/// The reasons why families of Apple's symbols are missing, for the compiler's message.
struct AbsentReasonTable {
  private let rows: [(pattern: String, reason: String)]

  /// Reads columns for symbols and reason. The first matching row is used. A symbol that ends in
  /// `*` stands for all that begin with the text before it.
  ///
  /// - Throws: ``ParityProblems`` if a line does not have these two columns.
  init(_ text: String, name: String = "absent-reasons.tsv") throws(ParityProblems) {
    rows = try DataTable(text, name: name).rows.map { ($0[0], $0[1]) }
  }

  /// Returns the reason why a symbol is missing; `nil` if the table has none.
  func reason(of path: String) -> String? {
    rows.first { row in
      row.pattern.hasSuffix("*")
        ? path.hasPrefix(row.pattern.dropLast()) : path == row.pattern
    }?.reason
  }

  /// Returns the compiler's message for a use of a missing symbol.
  func message(of path: String) -> String {
    guard let reason = reason(of: path) else {
      return "Strata does not have \(path) yet; docs/ledgers/parity.md lists what is there"
    }
    return "Strata does not have \(path): \(reason)"
  }
}

/// The tables about missing symbols, which people write.
struct AbsentTables {
  /// The properties of missing types.
  let types: AbsentTypeTable
  /// The declarations that are written by hand.
  let forms: AbsentFormTable
  /// The reasons for the compiler's messages.
  let reasons: AbsentReasonTable

  /// Returns the attribute that makes a use of a declaration a compile error, with the message.
  func attribute(of path: String) -> String {
    let message = reasons.message(of: path).replacing("\"", with: "'")
    return "@available(*, unavailable, message: \"\(message)\")"
  }
}

extension AbsentFormTable {
  /// Returns the reason why a symbol has no declaration; empty if none is given.
  func reason(of path: String) -> String { key(of: path).flatMap { reasons[$0] } ?? "" }
}
