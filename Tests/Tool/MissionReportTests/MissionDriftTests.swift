import Testing

@testable import MissionReport

@Suite struct MissionDriftTests {
  private let page = """
    # Title
    | row | what | status | proof |
    |---|---|---|---|
    | A-1 | one | app | [it rains](../../Tests/x.swift) |
    | A-2 | two | open |  |
    """

  private func drift(_ old: String) -> [String] {
    Array(MissionDrift.sentences(page: old, expected: page, tests: ["it rains"]).dropLast())
  }

  @Test func `an unchanged page is reported as up to date`() {
    #expect(MissionDrift.sentences(page: page, expected: page, tests: []).isEmpty)
  }

  @Test func `a requirement that is missing on the page is reported`() {
    #expect(
      drift(page.replacing("| A-2 | two | open |  |", with: "")) == [
        "docs/ledgers/mission.md lacks the row A-2"
      ])
  }

  @Test func `a test that the page names but does not exist is reported`() {
    #expect(
      drift(page.replacing("it rains", with: "it snows")) == [
        "docs/ledgers/mission.md says that the test 'it snows' proves the row A-1, but there is no "
          + "such test"
      ])
  }

  @Test func `a page that calls a row proven although no test failed for its mutant is reported`() {
    let proven = "(../../Tests/x.swift); proven: breaking [`S`](../../S) fails it |"
    #expect(
      drift(page.replacing("(../../Tests/x.swift) |", with: proven)) == [
        "docs/ledgers/mission.md says that the row A-1 is proven, but Tests/Mission/noticed.tsv "
          + "does not list its current mutant as noticed"
      ])
  }

  @Test func `a requirement that differs from the page is reported`() {
    #expect(
      drift(page.replacing("open", with: "app")) == [
        "docs/ledgers/mission.md is out of date for the row A-2"
      ])
  }

  @Test func `a difference in the page outside of the requirements is reported`() {
    let old = page.replacing("Title", with: "Other")
    #expect(
      MissionDrift.sentences(page: old, expected: page, tests: []) == [
        "docs/ledgers/mission.md is out of date: run `make mission`"
      ])
  }
}
