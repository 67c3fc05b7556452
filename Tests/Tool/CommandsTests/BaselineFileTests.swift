import Foundation
import StrataKitTesting
import StrataLayerRules
import Testing

@testable import StrataCommands

@Suite struct BaselineFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let book = """
      {"rules": [{"id": "no-force", "kind": "constructs", "forbid": "forceUnwrap",
                  "says": "no force", "why": "it ends the app"}]}
      """
    try Data(book.utf8).write(to: folder.file("strata.json"))
    try write("func a() { b! }\nfunc c() { d! }\n")
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: folder.file("A.swift"))
  }

  private func run(_ arguments: String...) -> Outcome {
    StrataTool(folder: folder.url).run(["check"] + arguments)
  }

  @Test func `a violation is accepted with a reason, and then only new ones count`() throws {
    let accepted = run(
      "--baseline", "b.json", "--accept", "no-force:*", "--reason", "older than the rule")
    #expect(accepted.exitCode == 0, "\(accepted.text)")
    #expect(accepted.text.hasSuffix("baseline: 0 new, 0 fixed, 2 kept, 0 expired"))
    try write("\n\nfunc a() { b! }\nfunc e() { f! }\nfunc c() { d! }\n")
    let outcome = run("--baseline", "b.json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("\nA.swift:4:13  force-unwraps a value with '!'"))
    #expect(outcome.text.hasSuffix("baseline: 1 new, 0 fixed, 2 kept, 0 expired"))
  }

  @Test func `SARIF gives the reason of a baseline entry as justification`() throws {
    _ = run("--baseline", "b.json", "--accept", "no-force:*", "--reason", "older than the rule")
    let text = run("--baseline", "b.json", "--format", "sarif").text
    #expect(
      text.split(separator: "\n").filter {
        $0.contains(#""justification" : "older than the rule""#)
      }
      .count == 2)
  }

  @Test func `a baseline entry of a fixed violation is reported once and removed from the file`()
    throws
  {
    _ = run("--baseline", "b.json", "--accept", "no-force:*", "--reason", "older")
    try write("func a() { b! }\n")
    let outcome = run("--baseline", "b.json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("'c forceUnwrap' no longer violates the rule no-force"))
    #expect(outcome.text.hasSuffix("baseline: 0 new, 1 fixed, 1 kept, 0 expired"))
    #expect(
      run("--baseline", "b.json").text.hasSuffix("baseline: 0 new, 0 fixed, 1 kept, 0 expired"))
    #expect(run("--baseline", "b.json").exitCode == 0)
  }

  @Test func `violations that are accepted concurrently are all stored`() throws {
    let names = (0..<12).map { "made\($0)" }
    try write(names.map { "func \($0)() { b! }\n" }.joined())
    let top = folder.url
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      _ = StrataTool(folder: top).run([
        "check", "--baseline", "b.json", "--accept", "no-force:\(names[index])*", "--reason",
        "older",
      ])
    }
    #expect(
      run("--baseline", "b.json").text.hasSuffix("baseline: 0 new, 0 fixed, 12 kept, 0 expired"))
    let left = try FileManager.default.contentsOfDirectory(atPath: top.path).sorted()
    #expect(left == ["A.swift", "b.json", "strata.json"])
  }

  /// Writes a baseline that accepted both violations until a day.
  private func expire(on day: String) throws {
    _ = run(
      "--baseline", "b.json", "--accept", "no-force:*", "--reason", "older", "--owner", "Ada",
      "--until", "2999-12-31")
    let text = try String(contentsOf: folder.file("b.json"), encoding: .utf8)
    try folder.write("b.json", text.replacing("2999-12-31", with: day))
  }

  @Test func `an entry that has expired accepts nothing, and names its owner and its last day`()
    throws
  {
    try expire(on: "2026-01-31")
    let outcome = run("--baseline", "b.json")
    #expect(outcome.exitCode == 1)
    let said = "; the baseline's entry of Ada for it expired on 2026-01-31\n"
    #expect(outcome.text.components(separatedBy: said).count == 3, "\(outcome.text)")
    #expect(outcome.text.hasSuffix("baseline: 0 new, 0 fixed, 0 kept, 2 expired"))
    let json = run("--baseline", "b.json", "--format", "json").text
    #expect(json.contains(#""expired" : 2"#) && json.contains(#""kept" : 0"#))
    // It stays in the file until somebody mends the violation or accepts it again.
    #expect(try String(contentsOf: folder.file("b.json"), encoding: .utf8).contains("Ada"))
  }

  @Test func `an entry that has expired is renewed by accepting its violations again`() throws {
    try expire(on: "2026-01-31")
    let renewed = run(
      "--baseline", "b.json", "--accept", "no-force:*", "--reason", "needs more time", "--owner",
      "Grace", "--until", "2999-01-31")
    #expect(renewed.exitCode == 0, "\(renewed.text)")
    let text = try String(contentsOf: folder.file("b.json"), encoding: .utf8)
    #expect(!text.contains("Ada") && !text.contains("2026-01-31") && text.contains("Grace"))
    #expect(
      run("--baseline", "b.json").text.hasSuffix("baseline: 0 new, 0 fixed, 2 kept, 0 expired"))
  }

  @Test func `a baseline entry with an invalid date is an error that names the entry`() throws {
    try expire(on: "2026-02-30")
    let outcome = run("--baseline", "b.json")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.text.contains(
        "b.json: 'until' of the entry for 'a forceUnwrap' of the rule 'no-force' must be a day such as 2027-01-31, not '2026-02-30'"
      ), "\(outcome.text)")
  }

  @Test func `while a source cannot be read, no violation of the baseline is counted as fixed`()
    throws
  {
    _ = run("--baseline", "b.json", "--accept", "no-force:*", "--reason", "older")
    try write("func a() {}\n")
    try folder.write("B.swift", [0x89, 0, 0, 1] as [UInt8])
    let text = run("--baseline", "b.json").text
    #expect(text.hasSuffix("baseline: 0 new, 0 fixed, 0 kept, 0 expired"), "\(text)")
  }

  @Test(arguments: [
    (["--owner", "Ada"], "'--owner' needs '--accept RULE:SYMBOL'"),
    (["--until", "2999-01-31"], "'--until' needs '--accept RULE:SYMBOL'"),
    (
      ["--accept", "a:b", "--reason", "c", "--until", "2999-13-01"],
      "'--until' must be a day such as 2027-01-31, not '2999-13-01'"
    ),
    (
      ["--accept", "a:b", "--reason", "c", "--until", "2020-01-31"],
      "'--until' must be today, \(Day.today), or later, not '2020-01-31'"
    ),
    (
      ["--accept", "a:b", "--reason", "c", "--owner", ""],
      "'--owner' must be a name, not an empty text"
    ),
  ])
  func `an invalid owner or date of a baseline entry is refused with exit code 2`(
    arguments: [String], text: String
  ) {
    let outcome = StrataTool(folder: folder.url).run(
      ["check", "--baseline", "b.json"] + arguments)
    #expect(
      outcome == Outcome("strata: \(text)\n'strata help' lists the commands", exitCode: 2))
  }

  @Test(arguments: [
    (
      ["--accept", "a:b"],
      "strata: '--accept' needs '--baseline FILE'\n'strata help' lists the commands"
    ),
    (
      ["--baseline", "b.json", "--accept", "a:b"],
      "strata: '--accept' needs '--reason TEXT'\n'strata help' lists the commands"
    ),
    (
      ["--baseline", "b.json", "--accept", "a:b", "--reason", "c"],
      "strata: --accept a:b: the rule 'a' has no violation with the symbol 'b', so nothing was accepted; check both names"
    ),
    (
      ["--baseline", "b.json"],
      "strata: the baseline 'b.json' does not exist; '--accept' creates it"
    ),
  ])
  func `accepting a violation with invalid arguments is reported`(arguments: [String], text: String)
  {
    let outcome = StrataTool(folder: folder.url).run(["check"] + arguments)
    #expect(outcome == Outcome(text, exitCode: 2))
  }
}
