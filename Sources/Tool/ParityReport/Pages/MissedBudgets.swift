/// The runtime budgets that the last run of `make performance` missed.
struct MissedBudgets {
  struct Row: Equatable {
    var figure: String
    var value: String
    var budget: String
  }

  var rows: [Row]

  /// Reads the missed budgets of a page.
  ///
  /// - Parameter page: `docs/performance.md`; the part from the checkers' table on is about other
  ///   budgets.
  init(page: String) {
    let own = page.split(separator: "\n").prefix { !$0.hasPrefix("<!-- checkers") }
    rows = own.filter { $0.hasPrefix("|") && $0.contains(Self.word) }.compactMap { line in
      Self.row(
        line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
          .dropFirst().dropLast().map(String.init))
    }
  }

  private static let word = "MISSED"

  /// Parses a table row with the cells figure, value, budget and verdict, or figure, budget with
  /// verdict, and value; `nil` if the budget was met or the cells are others.
  private static func row(_ cells: [String]) -> Row? {
    guard cells.count >= 3 else { return nil }
    if cells.last == word { return Row(figure: cells[0], value: cells[1], budget: cells[2]) }
    let budget = String(cells[1].replacing(word, with: "")[...].trimmed)
    return Row(figure: cells[0], value: cells[2], budget: budget)
  }

  /// The section of the parity page about missed budgets.
  var text: String {
    let lines = rows.map { "| \($0.figure) | \($0.value) | \($0.budget) |" }
    let table = ["| figure | measured | budget |", "|---|--:|--:|"] + lines
    return """
      ## Budgets that are missed

      Budgets of the runtime that the last measurement missed. The lines are copied from
      [performance.md](../performance.md), which has the reason for each.

      \(rows.isEmpty ? "None." : table.joined(separator: "\n"))
      """
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
