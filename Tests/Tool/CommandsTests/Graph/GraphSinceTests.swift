import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of `strata graph --since`, in a repository with one commit.
@Suite struct GraphSinceTests {
  private let folder: TemporaryFolder

  private static let book = """
    {"layers": [{"name": "All", "folder": "Sources/{m}", "module": "{m}", "why": "w"}]}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strata.json", Self.book)
    try folder.write("Sources/Core/City.swift", "import Maps\n")
    try folder.write("Sources/Maps/Map.swift", "let map = 1\n")
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first"],
    ] { _ = Shell.output(of: ["git"] + arguments, in: folder.url) }
  }

  private func run(_ line: String) -> Outcome {
    StrataTool(folder: folder.url).run(line.split(separator: " ").map(String.init))
  }

  private func changes() throws -> [String] {
    let outcome = run("graph --format json --since HEAD")
    try #require(outcome.exitCode == 0, "\(outcome.text)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.text.utf8))
    let edges = (json as? [String: Any])?["edges"] as? [[String: Any]] ?? []
    return edges.map { "\($0["from"] ?? "") \($0["to"] ?? "") \($0["change"] ?? "kept")" }
  }

  @Test func `a graph since a revision marks what was added and removed`() throws {
    #expect(try changes() == ["Core Maps kept"])
    try folder.write("Sources/Core/City.swift", "import Words\n")
    try folder.write("Sources/Words/Word.swift", "let word = 1\n")
    #expect(try changes() == ["Core Maps removed", "Core Words added"])
    #expect(run("graph --format html --since HEAD").text.contains("2 arrows were added or removed"))
  }

  @Test func `a graph since a revision draws both sides by the rule book of today`() throws {
    try folder.write("strata.json", Self.book.replacing("\"All\"", with: "\"Every\""))
    #expect(try changes() == ["Core Maps kept"])
  }

  @Test func `an unknown revision and other formats are refused`() {
    let unknown = run("graph --format json --since none")
    #expect(unknown.exitCode == 2)
    #expect(unknown.text == "strata: git finds no revision 'none' of this folder")
    let format = run("graph --since HEAD")
    #expect(format.exitCode == 2)
    #expect(format.text.contains("'--since' is for '--format html' and '--format json'"))
  }
}
