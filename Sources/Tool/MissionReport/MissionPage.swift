/// The proof page as Markdown.
public struct MissionPage {
  let report: MissionReport

  /// Creates the page of a report.
  public init(_ report: MissionReport) { self.report = report }

  /// The text of `docs/mission.md`. The same report always gives the same bytes.
  public var text: String {
    ([head, summary] + report.prefixes.map(section)).joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    """
    # What the mission asks for, and what proves it

    `make mission` writes this page from the tests, `strata.json` and `docs/mission-rows.tsv`;
    `make check` fails when it is not what they say. Do not edit it.

    - **app**: the named tests prove it. A test belongs to a row by `.mission("W-06")`.
    - **example**: a test of an example proves it.
    - **rule**: `make check` enforces it, by the named layer of `strata.json`.
    - **planned**: nothing proves it yet; the example or the part named there is to.
    - **open**: nothing proves it yet.
    - **not here**: it needs Apple's or a company's service, or claims no behaviour; the reason,
      and what serves instead.
    """
  }

  private var summary: String {
    let names = report.counts().map(\.word)
    let rows = report.prefixes.map { prefix in
      row([documentName(prefix)] + counts(prefix) + [String(report.proven(prefix: prefix).of)])
    }
    let total = report.counts().map { String($0.count) } + [String(report.lines.count)]
    return
      ([
        row(["document"] + names + ["rows"]), "|---|" + names.map { _ in "--:|" }.joined() + "--:|",
      ] + rows + [row(["all"] + total)]).joined(separator: "\n")
  }

  private func counts(_ prefix: String) -> [String] {
    report.counts(prefix: prefix).map { String($0.count) }
  }

  private func section(_ prefix: String) -> String {
    let own = report.lines.filter { $0.row.prefix == prefix }
    let lines = own.map { line in
      row([line.row.id, line.row.title, line.status.word, proof(of: line.status)])
    }
    return
      (["## \(documentName(prefix))", "", "| row | what | status | proof |", "|---|---|---|---|"]
      + lines).joined(separator: "\n")
  }

  private func documentName(_ prefix: String) -> String {
    report.lines.first { $0.row.prefix == prefix }?.row.document ?? prefix
  }

  private func proof(of status: RowStatus) -> String {
    switch status {
    case .app(let proofs), .example(let proofs):
      proofs.map { "[\($0.test)](../\($0.path))" }.joined(separator: "; ")
    case .rule(let name): "[\(name)](../strata.json)"
    case .planned(let what): what
    case .open: ""
    case .notHere(let words): "\(words.reason). Instead: \(words.instead)"
    }
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}
