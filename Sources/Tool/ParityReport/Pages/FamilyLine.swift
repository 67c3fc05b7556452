/// A line of the parity page about one type: how many of its symbols work, and which do not.
struct FamilyLine {
  var name: String
  var rows: [ParityReport.Row]

  var text: String {
    let works = rows.count { $0.status == .works }
    let tied = rows.count(where: \.isTied)
    let isolation = tied == 0 ? [] : ["isolation differs \(tied)"]
    return (["- **\(name)** works \(works) of \(rows.count)"] + isolation + details)
      .joined(separator: "; ")
  }

  private var details: [String] {
    ParityStatus.words.dropFirst().compactMap { word in
      let own = rows.filter { $0.status.word == word }
      return own.isEmpty ? nil : "\(word) " + own.map(entry).joined(separator: ", ")
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
