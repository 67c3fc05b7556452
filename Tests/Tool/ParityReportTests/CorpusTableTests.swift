import Testing

@testable import ParityReport

/// Tests of the corpus' table on the parity page.
@Suite struct CorpusTableTests {
  @Test func `the lines between the marks are the table`() {
    let page =
      "| not this |\n<!-- corpus -->\n| app |\n|---|\n\n| Trips |\n<!-- /corpus -->\n| nor this |"
    let table = CorpusTable(page: page)
    #expect(table.lines == ["| app |", "|---|", "| Trips |"])
    #expect(table.text.hasSuffix("\n\n| app |\n|---|\n| Trips |"))
  }

  @Test(arguments: ["", "| app |", "<!-- corpus -->\n| app |"])
  func `a page without both marks has no table`(page: String) {
    #expect(CorpusTable(page: page).lines.isEmpty)
    #expect(CorpusTable(page: page).text.hasSuffix("\n\nNothing was measured."))
  }
}
