/// A line of the parity page about one type: how many of its symbols work, and which do not.
struct FamilyLine {
  var name: String
  var rows: [ParityReport.Row]
  /// The reason why a symbol is absent, from its path; absent symbols are listed without reasons if
  /// it is `nil`.
  var reason: ((String) -> String)?

  var text: String {
    let works = rows.count { $0.status == .works }
    let tied = rows.count(where: \.isTied)
    let isolation = tied == 0 ? [] : ["isolation differs \(tied)"]
    return
      (["- **\(name)** works \(works) of \(rows.count)"] + isolation + modules + details + absent)
      .joined(separator: "; ")
  }

  /// The symbols that other modules declare, by the name of the module that an app has to import.
  private var modules: [String] {
    rows.compactMap(\.module).uniqued.sorted().map { module in
      let names = rows.filter { $0.module == module }.map { "`\($0.symbol.name)`" }.uniqued
      return "by `import \(module)` " + names.joined(separator: ", ")
    }
  }

  private var details: [String] {
    ParityStatus.words.dropFirst().dropLast().compactMap { word in
      let own = rows.filter { $0.status.word == word }
      return own.isEmpty ? nil : "\(word) " + own.map(entry).joined(separator: ", ")
    }
  }

  private var absent: [String] {
    let own = rows.filter { $0.status == .absent }
    let reasons = own.map { reason?($0.symbol.path) }.uniqued
    return reasons.map { words in
      let names = own.filter { reason?($0.symbol.path) == words }.map(entry)
      return "absent \(names.joined(separator: ", "))" + (words.map { " (\($0))" } ?? "")
    }
  }

  private func entry(_ row: ParityReport.Row) -> String {
    let name = "`\(row.symbol.name)`"
    switch row.status {
    case .partial(let words), .accepted(let words): return "\(name) (\(words.trimmedStop))"
    case .works, .untested, .absent: return name
    }
  }
}

extension String {
  /// The text without its final full stop, for use in brackets.
  var trimmedStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
