import Foundation
import StrataKitTesting
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
    #expect(accepted.text.hasSuffix("baseline: 2 accepted violations remain"))
    try write("\n\nfunc a() { b! }\nfunc e() { f! }\nfunc c() { d! }\n")
    let outcome = run("--baseline", "b.json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("\nA.swift:4:13  force-unwraps a value with '!'"))
  }

  @Test func `a baseline entry of a fixed violation is reported once and removed from the file`()
    throws
  {
    _ = run("--baseline", "b.json", "--accept", "no-force:*", "--reason", "older")
    try write("func a() { b! }\n")
    let outcome = run("--baseline", "b.json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("'c forceUnwrap' no longer violates the rule no-force"))
    #expect(run("--baseline", "b.json").text.hasSuffix("baseline: 1 accepted violation remains"))
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
    #expect(run("--baseline", "b.json").text.hasSuffix("baseline: 12 accepted violations remain"))
    let left = try FileManager.default.contentsOfDirectory(atPath: top.path).sorted()
    #expect(left == ["A.swift", "b.json", "strata.json"])
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
