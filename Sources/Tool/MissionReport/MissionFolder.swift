public import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules

/// The folder of a package: writes docs/ledgers/mission.md from its rows, tests and rules, or
/// checks that the page is up to date.
public struct MissionFolder {
  let top: URL

  /// Creates a value for the folder of a package.
  ///
  /// - Parameter top: the package's folder.
  public init(top: URL) { self.top = top }

  /// Returns the report for the current sources.
  ///
  /// - Throws: ``MissionProblems`` for mistakes in the table, the tests or the rules;
  ///   ``MutantProblems`` for those in the list of mutants; a file error if one of them is
  ///   unreadable.
  public func report() throws -> MissionReport {
    let rows = try MissionRows(table: text("docs/ledgers/mission-rows.tsv"))
    let book = try LayerBook(json: Data(text("strata.json").utf8), presets: Preset.shelf)
    let proofs = try proofs()
    return try MissionReport(
      rows: rows, proofs: proofs, rules: Self.rules(of: book),
      mutants: noticed().kept(of: mutants(rows: rows, proofs: proofs)))
  }

  /// Returns each mutant with the tests that have to notice it.
  ///
  /// - Throws: the errors of ``report()``, except those of the rules.
  public func plans() throws -> [MutantPlan] {
    let rows = try MissionRows(table: text("docs/ledgers/mission-rows.tsv"))
    let proofs = try proofs()
    return try mutants(rows: rows, proofs: proofs).all.map {
      MutantPlan(mutant: $0, proofs: proofs)
    }
  }

  private func proofs() throws -> [TestProof] {
    let tree = DiskTree(top: top)
    return try tree.paths()
      .filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }
      .flatMap { try ProofScanner(source: tree.text(at: $0), path: $0).proofs() }
  }

  /// Returns the mutants that tests noticed in an earlier run; none before the first run.
  private func noticed() throws -> NoticedMutants {
    try NoticedMutants(table: (try? text(NoticedMutants.path)) ?? "")
  }

  private func mutants(rows: MissionRows, proofs: [TestProof]) throws -> MutantBook {
    let book = try MutantBook(json: Data(text(MutantBook.path).utf8))
    let problems = book.problems(rows: rows, proofs: proofs) { try? text($0) }
    guard problems.isEmpty else { throw MutantProblems(all: problems) }
    return book
  }

  /// Writes `docs/ledgers/mission.md` and the README's numbers.
  public func write() throws {
    let report = try report()
    try save(MissionPage(report).text, at: "docs/ledgers/mission.md")
    try save(ReadmeNumbers(report).fill(text("README.md")), at: "README.md")
  }

  /// Compares docs/ledgers/mission.md and the README's numbers with the current sources, and the
  /// table of noticed mutants with their list.
  ///
  /// - Returns: one sentence for each outdated statement; empty if everything is up to date.
  public func drift() throws -> [String] {
    let report = try report()
    let page = (try? text("docs/ledgers/mission.md")) ?? ""
    let sentences = MissionDrift.sentences(
      page: page, expected: MissionPage(report).text, tests: report.testNames)
    let readme = try text("README.md")
    let isTrue = try ReadmeNumbers(report).fill(readme) == readme
    let book = try MutantBook(json: Data(text(MutantBook.path).utf8))
    return try sentences
      + (isTrue ? [] : ["README.md's numbers are out of date: run `make mission`"])
      + noticed().outdated(in: book)
  }

  private static func rules(of book: LayerBook) -> [String: String] {
    Dictionary(book.rows.map { ($0.row, $0.rule) }) { first, _ in first }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes a file unless it already has these contents, so that nothing is rebuilt needlessly.
  private func save(_ words: String, at path: String) throws {
    guard (try? text(path)) != words else { return }
    try Data(words.utf8).write(to: top.appendingPathComponent(path), options: .atomic)
  }
}

extension MissionReport {
  var testNames: Set<String> {
    Set(
      lines.flatMap { line -> [String] in
        switch line.status {
        case .app(let proofs), .example(let proofs): proofs.map(\.test)
        case .rule, .planned, .open, .notHere: []
        }
      })
  }
}
