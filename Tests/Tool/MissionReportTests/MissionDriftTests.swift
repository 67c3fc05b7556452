import Testing

@testable import MissionReport

@Suite struct MissionDriftTests {
  private let page = """
    # Title
    | row | what | status | proof |
    |---|---|---|---|
    | A-1 | one | app | [it rains](../Tests/x.swift) |
    | A-2 | two | open |  |
    """

  private func drift(_ old: String) -> [String] {
    Array(MissionDrift.sentences(page: old, expected: page, tests: ["it rains"]).dropLast())
  }

  @Test func `the same page has no drift`() {
    #expect(MissionDrift.sentences(page: page, expected: page, tests: []).isEmpty)
  }

  @Test func `a row that is missing is named`() {
    #expect(
      drift(page.replacing("| A-2 | two | open |  |", with: "")) == ["docs/mission.md lacks A-2"])
  }

  @Test func `a test that is gone is named`() {
    #expect(
      drift(page.replacing("it rains", with: "it snows")) == [
        "docs/mission.md says that 'it snows' proves A-1, and there is no such test"
      ])
  }

  @Test func `a row that changed is named`() {
    #expect(
      drift(page.replacing("open", with: "app")) == ["docs/mission.md is out of date for A-2"])
  }

  @Test func `other words that changed are said to have`() {
    let old = page.replacing("Title", with: "Other")
    #expect(
      MissionDrift.sentences(page: old, expected: page, tests: []) == [
        "docs/mission.md is out of date: run make mission"
      ])
  }
}
