/// The page `docs/ledgers/mission.md` as Markdown. It lists each row of the mission (a numbered
/// requirement) with its proof.
public struct MissionPage {
  /// The text between a proven row's tests and the sources that its mutants change.
  static let provenMark = "; proven: "

  let report: MissionReport

  /// Creates the page of a mission report.
  public init(_ report: MissionReport) { self.report = report }

  /// The text of `docs/ledgers/mission.md`. The same report always gives the same bytes.
  public var text: String {
    ([head, summary] + report.prefixes.map(section)).joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    """
    # What the mission asks for, and what proves it

    For readers who ask whether a promise of the five documents is kept: find its row and the test or
    rule that proves it. `make mission` writes this page from the tests, `strata.json`,
    `docs/ledgers/mission-rows.tsv`, `Tests/Mission/mutants.json` and `Tests/Mission/noticed.tsv`;
    `make check` fails if it is out of date. Do not edit it.

    - **app**: the named tests check it. A test names its rows by `.mission("W-06")`.
    - **example**: a test of an example checks it.
    - **rule**: `make check` enforces it, by the named rule of `strata.json`.
    - **planned**: nothing proves it yet; the named example or part is planned to.
    - **open**: nothing proves it yet.
    - **not here**: it needs a service of Apple or a company, or claims no behaviour; with the
      reason and the substitute.

    Two columns tell how well a row is checked:

    - **proven**: a mutant, which is a small change of the named source, breaks what the row says;
      `make mission-mutants` applied it as it is now, and the named test failed.
    - **asserted**: a test or a rule names the row, but no run of a mutant showed that it notices
      a violation. A rule that no test of the row breaks could be one that matches no code.
    """
  }

  private var summary: String {
    let names = report.counts().map(\.word)
    let rows = report.prefixes.map { prefix in
      row([documentName(prefix)] + counts(prefix))
    }
    let heads = names + ["rows", "proven", "asserted"]
    let rule = "|---|" + heads.map { _ in "--:|" }.joined()
    return ([row(["document"] + heads), rule] + rows + [row(["all"] + counts(nil))])
      .joined(separator: "\n")
  }

  private func counts(_ prefix: String?) -> [String] {
    let figures = report.proven(prefix: prefix)
    return
      (report.counts(prefix: prefix).map(\.count)
      + [figures.of, figures.proven, figures.asserted]).map(String.init)
  }

  private func section(_ prefix: String) -> String {
    let own = report.lines.filter { $0.row.prefix == prefix }
    let lines = own.map { line in
      row([line.row.id, line.row.title, line.status.word, proof(of: line)])
    }
    return
      (["## \(documentName(prefix))", "", "| row | what | status | proof |", "|---|---|---|---|"]
      + lines).joined(separator: "\n")
  }

  private func documentName(_ prefix: String) -> String {
    report.lines.first { $0.row.prefix == prefix }?.row.document ?? prefix
  }

  private func proof(of line: MissionReport.Line) -> String {
    switch line.status {
    case .app(let proofs), .example(let proofs):
      proofs.map { "[\($0.test)](../../\($0.path))" }.joined(separator: "; ")
        + proven(by: line.mutants)
    case .rule(let name): "[\(name)](../../strata.json)"
    case .planned(let what): what
    case .open: ""
    case .notHere(let words): "\(words.reason). Instead: \(words.instead)"
    }
  }

  /// Returns a text that names the sources which mutants change, or rename, to make the tests of a
  /// row fail.
  private func proven(by mutants: [Mutant]) -> String {
    guard !mutants.isEmpty else { return "" }
    let files = mutants.map(\.file).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let links = files.map { "[`\($0)`](../../\($0))" }.joined(separator: " or ")
    let verb = mutants.allSatisfy { $0.renamed != nil } ? "renaming" : "breaking"
    return "\(Self.provenMark)\(verb) \(links) fails it"
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}
