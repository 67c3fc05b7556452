import Foundation
import StrataLayerRules
import Testing

@testable import StrataCommands

/// Tests that the tool accepts the commands in the guide.
@Suite struct GuideTests {
  private static func guide() throws -> String {
    let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    return try String(
      contentsOf: top.appendingPathComponent("docs/guides/check-layers.md"), encoding: .utf8)
  }

  /// Returns the lines of code that begin with the tool's name, also after `run:`.
  private static func commands() throws -> [String] {
    try guide().split(separator: "\n").compactMap { line in
      let words = line.trimmingCharacters(in: .whitespaces)
      let command = words.hasPrefix("run: ") ? String(words.dropFirst(5)) : words
      return command.hasPrefix("strata ") ? command : nil
    }
  }

  /// Returns the words of a line as a shell would, up to a comment or a redirection.
  private static func words(_ line: String) -> [String] {
    var (words, open): ([String], Character?) = ([""], nil)
    for letter in line {
      if letter == open {
        open = nil
      } else if open == nil, letter == "'" || letter == "\"" {
        open = letter
      } else if open == nil, letter == " " {
        words.append("")
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return Array(
      words.filter { !$0.isEmpty }.dropFirst().prefix { !["#", ">", "||"].contains($0) })
  }

  @Test func `every strata command in the guide has valid arguments`() throws {
    let reader = ArgumentReader(commands: StrataTool.commands)
    let all = try Self.commands()
    #expect(all.count >= 9)
    for line in all {
      #expect(throws: Never.self, "\(line)") { try reader.read(Self.words(line)) }
    }
  }

  @Test func `the page of the kinds of rule is up to date`() throws {
    let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let page = try String(
      contentsOf: top.appendingPathComponent("docs/guides/rule-kinds.md"), encoding: .utf8)
    #expect(page == KindsPage.text, "'make rules' writes it")
  }

  @Test func `every key of every kind has a description`() {
    for kind in RuleKinds.all {
      for line in RuleKeys.lines(of: kind) {
        #expect(!line.hasSuffix(": "), "\(kind.name) \(line)")
      }
      #expect(!RuleKeys.of(kind).isEmpty || kind.name == "cycles", "\(kind.name)")
    }
  }

  @Test func `a kind of rule is explained with its keys`() {
    let tool = StrataTool(folder: FileManager.default.temporaryDirectory)
    #expect(
      tool.run(["explain", "globals"])
        == Outcome(
          """
          globals: no global or static variables and, with `singletons`, no singletons
            in (strings): the code to check: names of layers, or patterns of paths; by default all code except tests
            except (strings): code to leave out: names of layers, or patterns of paths
            singletons (true or false): whether a singleton such as `static let shared` is a violation, too; false by default
          """))
  }

  @Test func `the guide's rule book is valid`() throws {
    let part = try #require(try Self.guide().split(separator: "```json\n").dropFirst().first)
    let json = try #require(part.components(separatedBy: "```").first)
    #expect(try LayerBook(json: Data(json.utf8)).rules.map(\.id) == ["no-force"])
  }
}
