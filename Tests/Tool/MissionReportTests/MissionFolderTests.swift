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
    let book = """
      {"roots": ["S"], "layers": [], "exceptions": [],
       "platformFree": {"layers": [], "conditions": [], "why": "x", "rows": ["A-2"]}}
      """
    try folder.write("strata.json", book)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `a written page is up to date, and names the proof of each row`() throws {
    let mission = MissionFolder(top: folder.url)
    #expect(!(try mission.drift()).isEmpty)
    try mission.write()
    #expect(try mission.drift().isEmpty)
    let page = try read("docs/ledgers/mission.md")
    #expect(page.contains("| A-1 | one | app | [it rains](../../Tests/T.swift) |"))
    #expect(page.contains("| A-2 | two | rule | [platformFree](../../strata.json) |"))
    #expect(try read("README.md") == "<!-- proven A -->2 of 2<!-- / -->")
  }

  @Test func `a renamed test makes the page outdated`() throws {
    let mission = MissionFolder(top: folder.url)
    try mission.write()
    try folder.write("Tests/T.swift", #"@Test(.mission("A-1")) func `it pours`() {}"#)
    #expect(
      try mission.drift().first
        == "docs/ledgers/mission.md says that 'it rains' proves A-1, and there is no such test")
  }

  @Test func `a removed test makes the README's number outdated`() throws {
    let mission = MissionFolder(top: folder.url)
    try mission.write()
    try folder.write("Tests/T.swift", "")
    #expect(try mission.drift().last == "README.md's numbers are out of date: run make mission")
  }
}
