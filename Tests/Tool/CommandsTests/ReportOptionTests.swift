import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of `strata check --quiet` and `--max`, and of colors.
@Suite struct ReportOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "strata.json",
      #"{"rules": [{"id": "no-global", "kind": "globals", "says": "no globals", "why": "order"}]}"#)
  }

  private func run(_ arguments: String..., isColored: Bool = false) -> Outcome {
    StrataTool(folder: folder.url, scaffold: nil, isColored: isColored).run(["check"] + arguments)
  }

  @Test func `a quiet check without a violation prints nothing`() throws {
    try folder.write("A.swift", "struct A {}\n")
    let outcome = run("--quiet")
    #expect(outcome.text == "" && outcome.end == "" && outcome.exitCode == 0, "\(outcome.text)")
  }

  @Test func `violations that --max hides are counted and still give exit code 1`() throws {
    try folder.write("A.swift", "nonisolated(unsafe) var a = 1\nnonisolated(unsafe) var b = 1\n")
    let outcome = run("--max", "0", "--quiet")
    #expect(outcome.exitCode == 1)
    #expect(outcome.text == "not printed: 2 more (no-global 2)")
    #expect(run("--quiet").text.split(separator: "\n").count == 2)
    #expect(run("--quiet", isColored: true).text.contains("\u{1B}[31m[no-global]"))
  }

  @Test(arguments: [
    (["--max", "x"], "'--max' must be a number of violations, not 'x'"),
    (["--max=-1"], "'--max' must be a number of violations, not '-1'"),
    (["--quiet", "--format", "json"], "'--quiet' is for the text report, not 'json'"),
    (["--max", "1", "--format", "sarif"], "'--max' is for the text report, not 'sarif'"),
  ])
  func `--max with an invalid number is refused, as are --max and --quiet for JSON and SARIF`(
    arguments: [String], text: String
  ) {
    let outcome = StrataTool(folder: folder.url).run(["check"] + arguments)
    #expect(outcome.exitCode == 2 && outcome.text.hasPrefix("strata: \(text)"), "\(outcome.text)")
  }

  @Test(
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true), (["TERM": "dumb"], true, false),
    ] as [([String: String], Bool, Bool)])
  func `output is colored on terminals only, and not with NO_COLOR or a dumb terminal`(
    variables: [String: String], isTerminal: Bool, isColored: Bool
  ) {
    #expect(Terminal.isColored(variables, isTerminal: isTerminal) == isColored)
  }
}
