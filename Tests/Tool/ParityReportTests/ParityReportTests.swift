import Testing

@testable import ParityReport

@Suite struct ParityReportTests {
  private func report(
    test: String = Fixture.test, apple: String = Fixture.apple
  ) throws -> ParityReport {
    try ParityReport(
      apple: AppleTable(table: apple, name: "apple"),
      usage: UsageTable(table: Fixture.usage, notes: Fixture.notes),
      own: OwnSymbols(SymbolGraph(json: Fixture.graph)),
      others: OwnSymbols(SymbolGraph(json: Fixture.otherGraph)),
      mentions: MentionIndex(MentionScanner.mentions(in: test)))
  }

  private func status(_ path: String, in report: ParityReport) -> ParityStatus? {
    report.rows.first { $0.symbol.path == path }?.status
  }

  @Test func `what is here and named by a test works`() throws {
    let report = try report()
    #expect(status("View.tint(_:amount:)", in: report) == .works)
    #expect(status("Circle.init()", in: report) == .works)
    #expect(status("Shape.path(in:)", in: report) == .works)
  }

  @Test func `what no test names does not work`() throws {
    let report = try report(test: "import SwiftUI\nlet a = 1")
    #expect(status("View.tint(_:amount:)", in: report) == .untested)
    #expect(report.counts().first?.count == 0)
  }

  @Test func `a call with other labels is no test`() throws {
    let report = try report(test: "Text(\"a\").tint(color: .red)")
    #expect(status("View.tint(_:amount:)", in: report) == .untested)
  }

  @Test func `a docstring speaks before a test does`() throws {
    let report = try report()
    #expect(status("Circle", in: report) == .partial("flat."))
    #expect(status("View.haptic()", in: report) == .accepted("no motor."))
  }

  @Test func `what is not here is absent`() throws {
    #expect(status("View.glow()", in: try report()) == .absent)
  }

  @Test func `a name that Apple lists twice and we have once is partial the second time`() throws {
    let twice = Fixture.apple + "\nCircle\tinit()\tInitializer\t13.0\t\tinit()"
    let rows = try report(apple: twice).rows.filter { $0.symbol.path == "Circle.init()" }
    #expect(rows.map(\.status.word) == ["works", "partial"])
  }

  @Test func `one that leaves out a defaulted argument is partial and no name of ours alone`()
    throws
  {
    let longer = Fixture.apple.replacing(
      "View\thaptic()\tInstance Method\t17.0\t\tfunc haptic()",
      with: "View\thaptic(_:on:)\tInstance Method\t17.0\t\tfunc haptic(_ a: Int = 1, on: B = .c)")
    let report = try report(apple: longer)
    #expect(report.unknown.isEmpty)
    #expect(status("View.haptic(_:on:)", in: report) == .partial("without `_:`, `on:`"))
  }

  @Test func `public names that are not Apple's are found`() throws {
    #expect(try report().unknown.isEmpty)
    let less = Fixture.apple.replacing("View\thaptic()", with: "View\thaptics()")
    #expect(try report(apple: less).unknown == ["View.haptic()"])
  }

  @Test func `rows of the ranking that are no API are counted as what they are`() throws {
    let words = try report().usages.map(\.status.word)
    #expect(words == ["works", "absent", "works", "works", "absent", "works", "absent"])
    #expect(try report().missing == ["30\tmodifier\t.glow()\tabsent\tcore"])
  }

  @Test func `a note that belongs to no row is refused`() {
    #expect(throws: ParityProblems(all: ["usage-notes.tsv: no row is type Gone"])) {
      try UsageTable(
        table: Fixture.usage, notes: Fixture.notes + "\ntype\tGone\tgiven\tNobody knows")
    }
  }

  @Test func `a line with a missing cell is refused`() {
    #expect(throws: ParityProblems(all: ["apple:12 has 2 columns, not 6"])) {
      try AppleTable(table: Fixture.apple + "\n\nView\tx()", name: "apple")
    }
  }
}
