import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

@Suite struct ArgumentReaderTests {
  private func read(_ line: String) throws(UsageError) -> ParsedCommand {
    try ArgumentReader(commands: StrataTool.commands).read(
      line.split(separator: " ").map(String.init))
  }

  @Test func `options take their value after a space or an equals sign`() throws {
    let parsed = try read("check A --format=json --preset layers --preset template B -- --c")
    #expect(parsed.operands == ["A", "B", "--c"])
    #expect(parsed.value("--format") == "json")
    #expect(parsed.all("--preset") == ["layers", "template"])
  }

  @Test(arguments: [
    ("chek", "there is no command 'chek'; did you mean 'check'?"),
    ("chekc", "there is no command 'chekc'; did you mean 'check'?"),
    ("check --fromat json", "'strata check' has no option '--fromat'; did you mean '--format'?"),
    ("check --format", "'--format' needs a value: --format FORMAT"),
    (
      "check --format yaml",
      "'--format' must be one of text, json, sarif, github, xcode, junit, gitlab, checkstyle, markdown, not 'yaml'"
    ),
    ("check --config a --config b", "'--config' is given twice"),
    ("explain", "'strata explain' needs RULE|KIND"),
    ("explain a b", "'strata explain' takes no further argument, but was given 'b'"),
  ])
  func `an invalid argument is reported in one sentence`(line: String, text: String) {
    #expect(throws: UsageError(text: text)) { try read(line) }
  }
}
