/// Rows of cells, each column as wide as its widest cell.
///
///     TextTable([["Today", "11°"], ["Monday", "9°"]], trailing: [1]).lines
struct TextTable {
  let rows: [[String]]
  /// The columns that are right-aligned; all other columns are left-aligned.
  let trailing: Set<Int>

  init(_ rows: [[String]], trailing: Set<Int> = []) {
    self.rows = rows
    self.trailing = trailing
  }

  /// Returns the lines of the table.
  ///
  /// - Parameter paint: Adds colour to a cell, which does not count for its width.
  func lines(paint: (_ cell: String, _ row: Int, _ column: Int) -> String = { cell, _, _ in cell })
    -> [String]
  {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return rows.enumerated().map { index, row in
      let cells = row.enumerated().map { column, cell in
        let room = String(repeating: " ", count: widths[column] - DisplayWidth.of(cell))
        let painted = paint(cell, index, column)
        return trailing.contains(column) ? room + painted : painted + room
      }
      return cells.joined(separator: "  ").trimmingTrailingBlanks
    }
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
