import Foundation

extension ParityFolder {
  /// Returns the missing symbols for which no unavailable declaration is written, each with the
  /// reason, separated by tabs.
  public func undeclared() throws -> [String] {
    try plan(report()).plan.leftOut.map { "\($0.path)\t\($0.reason)" }.sorted()
  }

  /// Writes the unavailable declarations, and removes files of former ones.
  func writeAbsent(_ report: ParityReport) throws {
    let files = try absentFiles(report)
    for path in absentPaths() where files[path] == nil {
      try FileManager.default.removeItem(at: top.appendingPathComponent(path))
    }
    for (path, words) in files where (try? text(path)) != words {
      let file = top.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(words.utf8).write(to: file, options: .atomic)
    }
  }

  /// Returns a sentence for each generated file of unavailable declarations that is outdated.
  func absentDrift(_ report: ParityReport) throws -> [String] {
    let files = try absentFiles(report)
    let stale =
      absentPaths().filter { files[$0] == nil }
      + files.keys.filter {
        (try? text($0)) != files[$0]
      }
    return stale.sorted().map { "\($0) is out of date: run make parity" }
  }

  private func absentFiles(_ report: ParityReport) throws -> [String: String] {
    let (plan, own) = try plan(report)
    return AbsentSources(plan, own: own).files
  }

  private func plan(_ report: ParityReport) throws -> (plan: AbsentPlan, own: OwnSymbols) {
    let own = try OwnSymbols(graph("SwiftUI"))
    let tables = AbsentTables(
      types: try AbsentTypeTable(data("absent-types.tsv")),
      forms: try AbsentFormTable(data("absent-forms.tsv")),
      reasons: try AbsentReasonTable(data("absent-reasons.tsv")))
    // What another module declares is missing from SwiftUI, whose messages name that module.
    let absent = report.rows.filter { $0.status == .absent || $0.module != nil }.map(\.symbol)
    return (AbsentPlan(absent: absent, own: own, tables: tables), own)
  }

  /// The paths of the existing files of unavailable declarations, without those that people write.
  private func absentPaths() -> [String] {
    let names = FileManager.default.enumerator(
      atPath: top.appendingPathComponent(AbsentSources.folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { "\(AbsentSources.folder)/\($0)" }
  }
}
