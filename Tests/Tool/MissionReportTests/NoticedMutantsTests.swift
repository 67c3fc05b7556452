import Testing

@testable import MissionReport

@Suite struct NoticedMutantsTests {
  private let mutant = Mutant(
    row: "A-1", file: "S/Rain.swift", find: "20", replace: "21", tests: ["RainTests.Drops"])

  @Test func `each field of a mutant changes its fingerprint`() {
    var others = Array(repeating: mutant, count: 8)
    others[1].row = "A-2"
    others[2].file = "S/Snow.swift"
    others[3].find = "30"
    others[4].replace = "22"
    others[5].tests.append("RainTests.More")
    // The same letters, but in other fields.
    others[6].find = "202"
    others[6].replace = "1"
    others[7].renamed = "S/Snow.swift"
    #expect(Set(others.map(\.fingerprint)).count == 8)
    #expect(others.map(\.fingerprint.count) == Array(repeating: 16, count: 8))
  }

  @Test func `mutants in the table are kept, and a line without a current mutant is outdated`()
    throws
  {
    var other = mutant
    other.replace = "22"
    let table = try NoticedMutants(
      table: "row\tmutant\nA-1\t\(mutant.fingerprint)\nA-2\t\(mutant.fingerprint)\n")
    #expect(table.kept(of: MutantBook([other, mutant])).all == [mutant])
    #expect(
      table.outdated(in: MutantBook([other, mutant])) == [
        "Tests/Mission/noticed.tsv lists a mutant of the row A-2 that is no longer in "
          + "Tests/Mission/mutants.json: run `make mission-mutants ROWS=A-2 ARGS=--write`"
      ])
  }

  @Test func `a line of the table without exactly two filled columns is reported`() {
    let problems = [2, 3].map { "Tests/Mission/noticed.tsv:\($0) needs 2 columns: row, mutant" }
    #expect(throws: MissionProblems(all: problems)) {
      try NoticedMutants(table: "row\tmutant\nA-1\nA-1\t\nA-1\tff\n")
    }
  }
}
