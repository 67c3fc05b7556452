import Foundation
import StrataKitTesting
import Testing

@testable import MissionReport

/// Tests of a complete small package on disk.
@Suite struct MissionFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "docs/ledgers/mission-rows.tsv", "id\tdocument\ttitle\nA-1\tFirst\tone\nA-2\tFirst\ttwo\n")
    try folder.write("README.md", "<!-- proven A -->none<!-- / -->")
    try folder.write("Tests/T.swift", #"@Test(.mission("A-1")) func `it rains`() {}"#)
    try folder.write("Tests/Mission/mutants.json", "[]")
    let book = """
      {"roots": ["S"], "layers": [], "exceptions": [],
       "platformFree": {"layers": [], "conditions": [], "why": "x", "rows": ["A-2"]}}
      """
    try folder.write("strata.json", book)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `a page just written is up to date, and links each requirement's test or rule`() throws
  {
    let mission = MissionFolder(top: folder.url)
    #expect(!(try mission.drift()).isEmpty)
    try mission.write()
    #expect(try mission.drift().isEmpty)
    let page = try read("docs/ledgers/mission.md")
    #expect(page.contains("| A-1 | one | app | [it rains](../../Tests/T.swift) |"))
    #expect(page.contains("| A-2 | two | rule | [platformFree](../../strata.json) |"))
    #expect(try read("README.md") == "<!-- proven A -->0 proven, 2 asserted, of 2<!-- / -->")
  }

  /// Gives the row A-1 a mutant, and a test that has to notice it.
  private func writeMutant(replacing text: String, with other: String) throws {
    try folder.write("S/Rain.swift", "let drops = 20")
    try folder.write(
      "Tests/RainTests/T.swift", #"struct Drops { @Test(.mission("A-1")) func `it drips`() {} }"#)
    try folder.write(
      "Tests/Mission/mutants.json",
      #"[{"row": "A-1", "file": "S/Rain.swift", "find": "\#(text)", "replace": "\#(other)","#
        + #" "tests": ["RainTests.Drops"]}]"#)
  }

  private static let noticed = "row\tmutant\nA-1\t40554f02b78a14a8\n"

  @Test
  func `a requirement is proven once a test failed for its mutant, until the mutated text is gone`()
    throws
  {
    let mission = MissionFolder(top: folder.url)
    try writeMutant(replacing: "20", with: "0")
    try mission.write()
    #expect(try read("README.md") == "<!-- proven A -->0 proven, 2 asserted, of 2<!-- / -->")
    try folder.write("Tests/Mission/noticed.tsv", Self.noticed)
    try mission.write()
    #expect(try read("README.md") == "<!-- proven A -->1 proven, 1 asserted, of 2<!-- / -->")
    #expect(try read("docs/ledgers/mission.md").contains("(../../S/Rain.swift) fails it |"))
    #expect(try mission.plans().map(\.names) == [["it drips"]])
    #expect(try mission.drift().isEmpty)
    try folder.write("S/Rain.swift", "let drops = 30")
    let problem = MutantProblem(entry: 1, field: .find, value: "20", rule: .occurs)
    #expect(throws: MutantProblems(all: [problem])) { try mission.drift() }
  }

  @Test
  func `a mutant that was edited after a test failed for it no longer proves its requirement`()
    throws
  {
    let mission = MissionFolder(top: folder.url)
    try writeMutant(replacing: "20", with: "0")
    try folder.write("Tests/Mission/noticed.tsv", Self.noticed)
    try mission.write()
    try writeMutant(replacing: "20", with: "1")
    let drift = try mission.drift()
    #expect(
      drift.first?.contains("A-1 is proven, but Tests/Mission/noticed.tsv does not list") == true)
    #expect(drift.last?.contains("run `make mission-mutants ROWS=A-1 ARGS=--write`") == true)
    try mission.write()
    #expect(try read("README.md") == "<!-- proven A -->0 proven, 2 asserted, of 2<!-- / -->")
    #expect(try mission.drift().count == 1)
  }

  @Test func `renaming a test that the page names as a proof makes the page out of date`() throws {
    let mission = MissionFolder(top: folder.url)
    try mission.write()
    try folder.write("Tests/T.swift", #"@Test(.mission("A-1")) func `it pours`() {}"#)
    #expect(
      try mission.drift().first
        == "docs/ledgers/mission.md says that the test 'it rains' proves the row A-1, but there is "
        + "no such test")
  }

  @Test func `removing a test that proves a requirement makes the README's counts out of date`()
    throws
  {
    let mission = MissionFolder(top: folder.url)
    try mission.write()
    try folder.write("Tests/T.swift", "")
    #expect(try mission.drift().last == "README.md's numbers are out of date: run `make mission`")
  }
}
