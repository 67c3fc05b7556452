/// The rows of the mission, read from a tab-separated table.
public struct MissionRows: Equatable, Sendable {
  /// The rows in the order of the table.
  public var all: [MissionRow]

  /// Creates a table of the given rows.
  public init(_ rows: [MissionRow]) { all = rows }

  /// Reads the columns `id`, `document`, `title` and, for a row that the project cannot fulfil, the
  /// reason and the substitute. A row with only a fourth column, such as `planned: the example
  /// StarterApp`, has a planned proof. The first line names the columns.
  ///
  /// - Throws: ``MissionProblems`` with every invalid line and every duplicate id.
  public init(table: String) throws(MissionProblems) {
    var problems: [String] = []
    var seen: Set<String> = []
    var rows: [MissionRow] = []
    for (number, line) in table.split(separator: "\n").enumerated().dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let row = MissionRow(cells: cells) else {
        problems.append(
          "docs/ledgers/mission-rows.tsv:\(number + 1) needs 3 columns (id, document, title); or 4, of which the last "
            + "begins with 'planned: '; or 5, of which the last are the reason and the substitute")
        continue
      }
      if !seen.insert(row.id).inserted {
        problems.append("docs/ledgers/mission-rows.tsv:\(number + 1) repeats the id \(row.id)")
      }
      rows.append(row)
    }
    guard problems.isEmpty else { throw MissionProblems(all: problems) }
    all = rows
  }
}

extension MissionRow {
  private static let mark = "planned: "

  fileprivate init?(cells: [String]) {
    guard (3...5).contains(cells.count), !cells.contains(""), cells[0].contains("-") else {
      return nil
    }
    guard cells.count != 4 || cells[3].hasPrefix(Self.mark) else { return nil }
    self.init(
      id: cells[0], document: cells[1], title: cells[2],
      notHere: cells.count == 5 ? NotHere(reason: cells[3], instead: cells[4]) : nil,
      plan: cells.count == 4 ? String(cells[3].dropFirst(Self.mark.count)) : nil)
  }
}
