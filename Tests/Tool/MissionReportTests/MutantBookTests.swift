import Foundation
import Testing

@testable import MissionReport

/// Tests of the list of mutants, in memory.
@Suite struct MutantBookTests {
  private static let good = Mutant(
    row: "A-1", file: "S/Rain.swift", find: "20", replace: "21", tests: ["RainTests.Drops"])
  private let rows = MissionRows([
    MissionRow(id: "A-1", document: "First", title: "one"),
    MissionRow(id: "A-2", document: "First", title: "two"),
  ])
  private let proofs = [
    TestProof(
      test: "it rains", path: "Tests/App/RainTests/T.swift", line: 7, rows: ["A-1"],
      isDisabled: false, suite: "Drops")
  ]

  private func problems(_ mutants: Mutant...) -> [MutantProblem] {
    MutantBook(mutants).problems(rows: rows, proofs: proofs) { path in
      path == "S/Rain.swift" ? "let drops = 20\nlet a = 1, b = 1" : nil
    }
  }

  @Test func `a JSON list of mutants is decoded, and a valid mutant has no problem`() throws {
    let json = try JSONEncoder().encode([Self.good])
    #expect(try MutantBook(json: json).all == [Self.good])
    #expect(problems(Self.good).isEmpty)
  }

  private static func changed(_ change: (inout Mutant) -> Void) -> Mutant {
    var mutant = good
    change(&mutant)
    return mutant
  }

  @Test(
    arguments: [
      (
        changed { $0.row = "A-9" },
        [(.row, "A-9", .isRow), (.tests, "RainTests.Drops", .carriesRow)]
      ),
      (changed { $0.row = "A-2" }, [(.tests, "RainTests.Drops", .carriesRow)]),
      (changed { $0.file = "S/Snow.swift" }, [(.file, "S/Snow.swift", .isFile)]),
      (changed { $0.file = "Tests/T.swift" }, [(.file, "Tests/T.swift", .isSource)]),
      (changed { $0.find = "30" }, [(.find, "30", .occurs)]),
      (changed { $0.find = "" }, [(.find, "", .occurs)]),
      (changed { $0.find = "= 1" }, [(.find, "= 1", .occursOnce)]),
      (changed { $0.replace = "20" }, [(.replace, "20", .differs)]),
      (changed { $0.tests = [] }, [(.tests, "", .isNamed)]),
      (changed { $0.tests.append("RainTests.Other") }, [(.tests, "RainTests.Other", .carriesRow)]),
    ] as [(Mutant, [(MutantProblem.Field, String, MutantProblem.Rule)])])
  func `the error of an invalid entry contains field, value and rule`(
    mutant: Mutant, expected: [(MutantProblem.Field, String, MutantProblem.Rule)]
  ) {
    #expect(
      problems(mutant)
        == expected.map { MutantProblem(entry: 1, field: $0.0, value: $0.1, rule: $0.2) })
  }

  @Test(
    arguments: [
      (nil, [(.renamed, "S/Rain.swift", .isFree)], "S/Rain.swift"), (nil, [], "S/Showers.swift"),
      (nil, [(.renamed, "", .isFree)], ""),
      ("Tests/T.swift", [(.file, "Tests/T.swift", .isSource)], "Tests/U.swift"),
      ("S/Snow.swift", [(.file, "S/Snow.swift", .isFile)], "S/Showers.swift"),
    ] as [(String?, [(MutantProblem.Field, String, MutantProblem.Rule)], String)])
  func `a mutant that renames a source to an empty or existing path, or a test, is an error`(
    file: String?, expected: [(MutantProblem.Field, String, MutantProblem.Rule)], path: String
  ) {
    let mutant = Mutant(
      row: "A-1", file: file ?? "S/Rain.swift", renamed: path, tests: ["RainTests.Drops"])
    #expect(
      problems(mutant)
        == expected.map { MutantProblem(entry: 1, field: $0.0, value: $0.1, rule: $0.2) })
  }

  @Test func `a mutant that renames a file is decoded without the fields find and replace`() throws
  {
    let json = """
      [{"row": "A-1", "file": "S/Rain.swift", "renamed": "S/Showers.swift", "tests": ["T.S"]}]
      """
    let mutant = Mutant(
      row: "A-1", file: "S/Rain.swift", renamed: "S/Showers.swift", tests: ["T.S"])
    #expect(try MutantBook(json: Data(json.utf8)).all == [mutant])
    #expect(try MutantBook(json: JSONEncoder().encode([mutant])).all == [mutant])
    let wrong = json.replacing("\"S/Showers.swift\"", with: "7")
    let problem = MutantProblem(entry: 1, field: .renamed, value: "7", rule: .isText)
    #expect(throws: MutantProblems(all: [problem])) { try MutantBook(json: Data(wrong.utf8)) }
  }

  @Test
  func `a mutant that is listed twice is reported, a different one of the same requirement is not`()
  {
    #expect(
      problems(Self.good, Self.good) == [
        MutantProblem(entry: 2, field: .row, value: "A-1", rule: .isNew)
      ])
    #expect(problems(Self.good, Self.changed { $0.replace = "22" }).isEmpty)
  }

  @Test func `a missing field and a field of a wrong type are reported with their entry`() throws {
    let json = """
      [{"row": "A-1", "file": "S", "find": "a", "replace": "b", "tests": ["T.S"]},
       {"row": 7, "file": "S", "find": "a", "replace": "b"}]
      """
    let expected = [
      MutantProblem(entry: 2, field: .row, value: "7", rule: .isText),
      MutantProblem(entry: 2, field: .tests, value: "", rule: .isText),
    ]
    #expect(throws: MutantProblems(all: expected)) { try MutantBook(json: Data(json.utf8)) }
    #expect(
      expected[0].description
        == "Tests/Mission/mutants.json, entry 2, row: '7' is missing or has the wrong type: tests"
        + " must be an array of strings, other fields strings")
  }

  @Test(arguments: ["", "{}", "[1]", "[{]"])
  func `a file that is not an array of objects is reported`(text: String) {
    #expect(
      throws: MissionProblems(all: ["Tests/Mission/mutants.json must be a JSON array of objects"])
    ) { try MutantBook(json: Data(text.utf8)) }
  }

  @Test func `a mutant is tried with the tests, or the whole suite, that name its requirement`() {
    var shown = proofs[0]
    shown.title = "Shown"
    var other = proofs[0]
    other.suite = "Other"
    let plan = MutantPlan(mutant: Self.good, proofs: proofs + [shown, other])
    #expect(plan.names == ["it rains", "Shown"] && !plan.takesWholeSuite)
    var suite = proofs[0]
    suite.isSuite = true
    let whole = MutantPlan(mutant: Self.good, proofs: [suite])
    #expect(whole.takesWholeSuite && whole.filters == ["^RainTests.Drops/"])
  }

  @Test
  func `the filter for a mutant's test matches only that test, even with parentheses in its name`()
    throws
  {
    var proof = proofs[0]
    proof.test = "a drop's (first) fall: 1 + 1"
    let plan = MutantPlan(mutant: Self.good, proofs: [proof])
    let filter = try Regex(try #require(plan.filters.first))
    let name = "RainTests.Drops/`a drop's (first) fall: 1 + 1`()/T.swift:7:3"
    #expect(try filter.prefixMatch(in: name) != nil)
    #expect(try filter.prefixMatch(in: name.replacing("first", with: "second")) == nil)
    #expect(try filter.prefixMatch(in: "More" + name) == nil)
  }
}
