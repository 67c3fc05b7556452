import Foundation
import StrataKitTesting
import Testing

@testable import MissionReport

/// A whole small package on disk.
@Suite struct MissionFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "docs/mission-rows.tsv", "id\tdocument\ttitle\nA-1\tFirst\tone\nA-2\tFirst\ttwo\n")
    try folder.write("README.md", "<!-- proven A -->none<!-- / -->")
    try folder.write("Tests/T.swift", #"@Test(.mission("A-1")) func `it rains`() {}"#)
    let book = """
      {"roots": ["S"], "floors": [], "exceptions": [],
       "platformFree": {"floors": [], "conditions": [], "why": "x", "rows": ["A-2"]}}
      """
    try folder.write("strata.json", book)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `what is written is true, and says what proves each row`() throws {
    let mission = MissionFolder(top: folder.url)
    #expect(!(try mission.drift()).isEmpty)
    try mission.write()
    #expect(try mission.drift().isEmpty)
    #expect(
      try read("docs/mission.md").contains("| A-1 | one | app | [it rains](../Tests/T.swift) |"))
    #expect(
      try read("docs/mission.md").contains("| A-2 | two | rule | [platformFree](../strata.json) |"))
    #expect(try read("README.md") == "<!-- proven A -->2 of 2<!-- / -->")
  }

  @Test func `a test that is renamed makes the page untrue`() throws {
    let mission = MissionFolder(top: folder.url)
    try mission.write()
    try folder.write("Tests/T.swift", #"@Test(.mission("A-1")) func `it pours`() {}"#)
    #expect(
      try mission.drift().first
        == "docs/mission.md says that 'it rains' proves A-1, and there is no such test")
  }

  @Test func `a test that is gone makes the README's number untrue`() throws {
    let mission = MissionFolder(top: folder.url)
    try mission.write()
    try folder.write("Tests/T.swift", "")
    #expect(try mission.drift().last == "README.md's numbers are out of date: run make mission")
  }
}
