import Testing

@testable import MissionReport

@Suite struct MissionReportTests {
  private let rows = MissionRows([
    MissionRow(id: "A-1", document: "First", title: "one"),
    MissionRow(id: "A-2", document: "First", title: "two | three"),
    MissionRow(
      id: "A-3", document: "First", title: "three",
      notHere: .init(reason: "a shop", instead: "make")),
    MissionRow(id: "B-1", document: "Second", title: "four"),
    MissionRow(id: "B-2", document: "Second", title: "five"),
    MissionRow(id: "B-3", document: "Second", title: "six", plan: "the example X"),
  ])

  private func proof(_ test: String, _ rows: String..., path: String = "Tests/x.swift") -> TestProof
  {
    TestProof(test: test, path: path, line: 7, rows: rows, isDisabled: false)
  }

  private func report() throws -> MissionReport {
    try MissionReport(
      rows: rows,
      proofs: [proof("it rains", "A-1"), proof("it shows", "B-1", path: "Tests/Examples/y.swift")],
      rules: ["A-1": "the layer X", "A-2": "the layer X"],
      mutants: MutantBook([
        Mutant(row: "A-1", file: "S/Rain.swift", find: "1", replace: "2", tests: ["T.Rain"]),
        Mutant(row: "A-1", file: "S/Rain.swift", find: "3", replace: "4", tests: ["T.Rain"]),
      ]))
  }

  @Test func `a requirement's status follows from its proof: a test, a rule, a plan or none`()
    throws
  {
    #expect(
      try report().lines.map(\.status.word) == [
        "app", "rule", "not here", "example", "open", "planned",
      ])
  }

  @Test func `a requirement is proven only if a test notices its mutant, otherwise it is asserted`()
    throws
  {
    #expect(try report().proven(prefix: "A") == (1, 1, 3))
    #expect(try report().proven(prefix: "B") == (0, 1, 3))
    #expect(try report().proven() == (1, 2, 6))
  }

  @Test func `a requirement with both a test and a plan has the status of the test`() throws {
    let report = try MissionReport(rows: rows, proofs: [proof("it shows", "B-3")], rules: [:])
    #expect(report.lines.last?.status.word == "app")
  }

  @Test func `a test that names an unknown or impossible requirement, or is disabled, is reported`()
  {
    var off = proof("never runs", "A-1")
    off.isDisabled = true
    let proofs = [proof("a", "C-9"), proof("b", "A-3"), off]
    #expect(
      throws: MissionProblems(all: [
        "Tests/x.swift:7 names the row C-9, which is not in docs/ledgers/mission-rows.tsv: correct the id",
        "Tests/x.swift:7 proves the row A-3, but docs/ledgers/mission-rows.tsv lists it as "
          + "impossible in this project: remove one of the two",
        "strata.json names the row Z-1, which is not in docs/ledgers/mission-rows.tsv: correct the id",
        "Tests/x.swift:7 proves A-1, but the test is disabled: enable it",
      ])
    ) { try MissionReport(rows: rows, proofs: proofs, rules: ["Z-1": "x"]) }
  }

  @Test func `the page names the file that a mutant renames`() throws {
    let mutant = Mutant(
      row: "A-1", file: "S/Rain.swift", renamed: "S/Snow.swift", tests: ["T.Rain"])
    let report = try MissionReport(
      rows: rows, proofs: [proof("it rains", "A-1")], rules: [:], mutants: MutantBook([mutant]))
    #expect(
      MissionPage(report).text.contains(
        "; proven: renaming [`S/Rain.swift`](../../S/Rain.swift) fails it |"))
  }

  @Test func `the page has a line for each requirement and a table of counts`() throws {
    let page = try MissionPage(report()).text
    #expect(
      page.hasSuffix(
        """
        | document | app | example | rule | planned | open | not here | rows | proven | asserted |
        |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
        | First | 1 | 0 | 1 | 0 | 0 | 1 | 3 | 1 | 1 |
        | Second | 0 | 1 | 0 | 1 | 1 | 0 | 3 | 0 | 1 |
        | all | 1 | 1 | 1 | 1 | 1 | 1 | 6 | 1 | 2 |

        ## First

        | row | what | status | proof |
        |---|---|---|---|
        | A-1 | one | app | [it rains](../../Tests/x.swift); proven: breaking [`S/Rain.swift`](../../S/Rain.swift) fails it |
        | A-2 | two \\| three | rule | [the layer X](../../strata.json) |
        | A-3 | three | not here | a shop. Instead: make |

        ## Second

        | row | what | status | proof |
        |---|---|---|---|
        | B-1 | four | example | [it shows](../../Tests/Examples/y.swift) |
        | B-2 | five | open |  |
        | B-3 | six | planned | the example X |

        """))
  }

  @Test func `the README's numbers are put between their markers`() throws {
    let text = "a <!-- proven A -->old<!-- / --> b <!-- proven B --><!-- / --> c"
    #expect(
      try ReadmeNumbers(report()).fill(text)
        == "a <!-- proven A -->1 proven, 1 asserted, of 3<!-- / -->"
        + " b <!-- proven B -->0 proven, 1 asserted, of 3<!-- / --> c")
  }

  @Test func `a missing marker is reported`() throws {
    let numbers = ReadmeNumbers(try report())
    #expect(
      throws: MissionProblems(all: [
        "README.md lacks the marks '<!-- proven B -->…<!-- / -->', between which the numbers of "
          + "this document go"
      ])
    ) { try numbers.fill("<!-- proven A --><!-- / -->") }
  }
}
