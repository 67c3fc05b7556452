import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/bad-days`, which writes docs/internals/reliability.md from the tests of bad days.
@Suite struct BadDaysScriptTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  private static let page = "docs/internals/reliability.md"
  private static let rows = """
    {"faults": [
      {"row": "kill", "fault": "it is killed", "seen": "it comes back", "lost": "nothing",
       "tests": ["ATests/KillTests", "ATests/AgainTests"]},
      {"row": "full", "fault": "the disk is full", "seen": "a sentence", "lost": "nothing",
       "tests": ["ATests/AgainTests"]}],
     "loads": [
      {"what": "many write", "section": "Writers", "part": "rolling", "done": ["visitors"],
       "seen": ["a wait"], "lost": ["values that are missing"]}]}
    """
  private static let figures = """
    ## Writers

    | figure | value | budget | |
    |---|--:|--:|---|
    | visitors | 1,000  | – |  |
    | a wait | 5 ms | ≤ 4 | MISSED |
    | values that are missing | 0  | ≤ 0 | holds |

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Tests/BadDays/rows.json", Self.rows)
    try folder.write("Tests/BadDays/page.md", "{{run}}\n\n{{faults}}\n\n{{loads}}\n")
    try folder.write("docs/performance.md", Self.figures)
    try folder.write(Self.page, "")
    try folder.write("Tests/Kits/ATests/KillTests.swift", "struct KillTests { BadDay(\"kill\") }")
    try folder.write("Tests/Kits/ATests/AgainTests.swift", "@Suite struct AgainTests {}")
    try folder.write("events/tests", try events(ended: [1, 2, 3]))
    for name in ["1", "2"] { try folder.write("records/\(name).json", record(of: "KillTests")) }
  }

  /// Returns the identifier of a test; the first and second are in one suite, the third in another.
  private func identifier(_ number: Int) -> String {
    let suite = number < 3 ? "KillTests" : "AgainTests"
    return "ATests.\(suite)/`it works, at \(number)`()/\(suite).swift:\(number):4"
  }

  /// Returns the event stream of a run of three tests.
  private func events(ended: [Int], failed: [Int] = []) throws -> String {
    var lines = try (1...3).map { try line("test", ["kind": "function", "id": identifier($0)]) }
    lines += try failed.map {
      try line("event", ["kind": "issueRecorded", "testID": identifier($0)])
    }
    lines += try ended.map { try line("event", ["kind": "testEnded", "testID": identifier($0)]) }
    return lines.joined()
  }

  private struct Line: Encodable {
    let kind: String
    let payload: [String: String]
  }

  private func line(_ kind: String, _ payload: [String: String]) throws -> String {
    let data = try JSONEncoder().encode(Line(kind: kind, payload: payload))
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func record(of suite: String) -> String {
    """
    {"row": "kill", "file": "ATests/\(suite).swift", "line": 7,
     "done": [{"what": "kills", "count": 600}, {"what": "again", "count": 0}],
     "seen": [{"what": "pages", "count": 2}], "lost": [{"what": "values", "count": 1}]}
    """
  }

  /// Runs the script on the folder, and returns its status and all that it prints.
  @discardableResult private func run(_ arguments: String...) throws -> (
    status: Int32, text: String
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.root.appending(path: "Scripts/bad-days")
    process.arguments = ["--root", folder.url.path] + arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func write() throws -> (status: Int32, text: String) {
    try run("--write", folder.file("events").path, folder.file("records").path)
  }

  /// Returns the cells of the row of the page that begins with a text.
  private func cells(_ start: String) throws -> [String] {
    let text = try String(contentsOf: folder.file(Self.page), encoding: .utf8)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| \(start) |") })
    return row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
  }

  private func change(_ path: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: folder.file(path), encoding: .utf8)
    try #require(text.contains(old))
    try folder.write(path, text.replacing(old, with: new))
  }

  @Test func `a row of the page has the sums of its counts and the number of passed tests`() throws
  {
    let said = try write()
    #expect(said.status == 0 && said.text == "")
    #expect(
      try cells("it is killed") == [
        "it is killed", "kills: 1,200; again: 0; 3 tests passed", "it comes back *(pages: 4)*",
        "nothing *(values: 2)*", "`ATests/KillTests`, `ATests/AgainTests`",
      ])
    #expect(
      try cells("the disk is full") == [
        "the disk is full", "1 test passed", "a sentence", "nothing", "`ATests/AgainTests`",
      ])
    #expect(try run("--check").status == 0)
  }

  @Test func `a row with a failed test says FAILED with the test's name, and the script fails`()
    throws
  {
    try folder.write("events/tests", try events(ended: [1, 2, 3], failed: [2]))
    #expect(try write().status == 1)
    let done = "kills: 1,200; again: 0; **FAILED**: KillTests/it works, at 2; 2 tests passed"
    #expect(try cells("it is killed")[1] == done)
    #expect(try cells("the disk is full")[1] == "1 test passed")
    let checked = try run("--check")
    #expect(checked.status == 1)
    #expect(checked.text == "bad-days: “it is killed”: \(done)\n")
  }

  @Test func `a row says NOT RUN of a test that did not end, and of a suite that was not run`()
    throws
  {
    let all = try events(ended: [1]).split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write("events/tests", all.filter { !$0.contains("at 3") }.joined(separator: "\n"))
    #expect(try write().status == 1)
    #expect(
      try cells("it is killed")[1]
        == "kills: 1,200; again: 0; **NOT RUN**: KillTests/it works, at 2, `ATests/AgainTests`; "
        + "1 test passed")
    #expect(
      try cells("the disk is full")[1] == "**NOT RUN**: `ATests/AgainTests`; 0 tests passed")
    #expect(try run("--check").status == 1)
  }

  @Test func `the page quotes benchmarks with their budgets, and renewing them keeps the results`()
    throws
  {
    #expect(try write().status == 0)
    #expect(
      try cells("many write") == [
        "many write", "visitors: 1,000", "a wait: 5 ms (≤ 4, MISSED)",
        "values that are missing: 0 (≤ 0, holds)", "*Writers*",
      ])
    try change("docs/performance.md", "| 5 ms | ≤ 4 | MISSED |", "| 3 ms | ≤ 4 | holds |")
    #expect(try run("--check").status == 1)
    #expect(try run("--figures").status == 0)
    #expect(try cells("many write")[2] == "a wait: 3 ms (≤ 4, holds)")
    #expect(try cells("it is killed")[1] == "kills: 1,200; again: 0; 3 tests passed")
    #expect(try run("--check").status == 0)
    try change("docs/performance.md", "## Writers", "## Others")
    try run("--figures")
    #expect(try cells("many write")[1] == "**NOT MEASURED**: `PARTS=rolling make figures`")
  }

  @Test(arguments: [("it comes back", "it returns"), ("nothing", "everything")])
  func `the check fails if a sentence of the page differs from its source`(
    old: String, new: String
  ) throws {
    #expect(try write().status == 0)
    try change(Self.page, "| \(old)", "| \(new)")
    let checked = try run("--check")
    #expect(checked.status == 1)
    #expect(checked.text.contains("\(Self.page) differs from Tests/BadDays"))
  }

  @Test func `the check names a suite that does not exist, and one that counts for another row`()
    throws
  {
    #expect(try write().status == 0)
    try folder.write(
      "Tests/Kits/ATests/AgainTests.swift", "struct OtherTests { BadDay(\"full\") }")
    let checked = try run("--check")
    #expect(checked.status == 1)
    #expect(checked.text.contains("there is no suite ATests/AgainTests\n"))
    #expect(checked.text.contains("ATests/OtherTests counts for “full”, which does not name it\n"))
  }

  @Test func `a record of a suite that its row does not name is refused`() throws {
    try folder.write("records/3.json", record(of: "OtherTests"))
    let said = try write()
    #expect(said.status == 1)
    #expect(
      said.text
        == "bad-days: ATests/OtherTests.swift counts for “kill”, which does not name it\n")
    #expect(try cells("it is killed")[3] == "nothing *(values: 2)*")
  }

  @Test func `without arguments the script prints a filter for the suites of all rows`() throws {
    #expect(try run().text == #"^(ATests\.AgainTests|ATests\.KillTests)/"# + "\n")
  }
}
