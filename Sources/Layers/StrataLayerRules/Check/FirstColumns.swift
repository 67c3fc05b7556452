import StrataImportGraph

/// The columns of violations of which only the line is known: that of the line's first letter.
enum FirstColumns {
  /// Returns the violations, each with a column if it has a line.
  ///
  /// - Parameters:
  ///   - violations: the violations, those of one file in any order.
  ///   - project: the project with their files. A file that cannot be read counts as empty.
  static func added(to violations: [Violation], in project: SourceProject) -> [Violation] {
    var known: [String: [Int]] = [:]
    return violations.map { violation in
      guard let line = violation.line, violation.column == nil else { return violation }
      let columns = known[violation.path] ?? columns(of: violation.path, in: project)
      known[violation.path] = columns
      var violation = violation
      violation.column = columns.indices.contains(line - 1) ? columns[line - 1] : 1
      return violation
    }
  }

  private static func columns(of path: String, in project: SourceProject) -> [Int] {
    SwiftLexer.firstColumns(of: (try? project.tree.bytes(at: path)) ?? [])
  }
}
