/// A tab-separated table. Lines that begin with `#` are comments; the first other line names the
/// columns.
struct DataTable {
  var rows: [[String]]

  /// Reads a table whose cells are separated by tabs.
  ///
  /// - Throws: ``ParityProblems`` with every line that has another number of cells than the first.
  init(_ text: String, name: String) throws(ParityProblems) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
      .map { line in
        (
          line.offset + 1,
          line.element.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        )
      }
    let columns = lines.first?.1.count ?? 0
    let problems = lines.filter { $0.1.count != columns }
      .map {
        "\(name):\($0.0) has \($0.1.count) columns, but the first line of the table names \(columns)"
      }
    guard problems.isEmpty else { throw ParityProblems(all: problems) }
    rows = lines.dropFirst().map(\.1)
  }
}
