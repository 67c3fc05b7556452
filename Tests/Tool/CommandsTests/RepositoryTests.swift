import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests that code hosts get paths from the repository's top folder, wherever the rule book is.
@Suite struct RepositoryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Apps/My Feed/strata.json", Self.book)
    try folder.write("Apps/My Feed/Sources/Core/City.swift", "\nimport SwiftUI\n")
  }

  private static let book = """
    {"layers": [{"name": "Core", "folder": "Sources/Core", "module": "Core", "layers": [],
                 "modules": ["Foundation"], "why": "it outlives frameworks"}]}
    """

  private func check(_ format: String) -> String {
    StrataTool(folder: folder.url).run(["check", "Apps/My Feed", "--format", format]).text
  }

  /// `git init` creates a folder; a worktree and a submodule have a file instead.
  @Test(arguments: [".git/HEAD", ".git"])
  func `annotations for GitHub have paths relative to the repository's root`(mark: String) throws {
    try folder.write(mark, "ref: refs/heads/main")
    let line = check("github").split(separator: "\n").first
    #expect(
      line?.hasPrefix("::error file=Apps/My Feed/Sources/Core/City.swift,line=2,title=layers::")
        == true, "\(line ?? "")")
  }

  @Test func `SARIF gets paths from the repository's top`() throws {
    try folder.write(".git/HEAD", "ref: refs/heads/main")
    let text = check("sarif")
    #expect(
      text.contains(#""uri" : "Apps/My%20Feed/Sources/Core/City.swift""#), "\(text.prefix(2_000))")
  }

  @Test(arguments: ["github", "sarif"])
  func `without a repository paths begin at the rule book`(format: String) {
    let text = check(format)
    #expect(text.contains("Sources/Core/City.swift") && !text.contains("Feed/Sources"))
  }

  @Test func `text and JSON have paths from the rule book`() throws {
    try folder.write(".git/HEAD", "ref: refs/heads/main")
    #expect(check("text").contains("\nSources/Core/City.swift:2:1  "))
    #expect(check("json").contains(#""path" : "Sources/Core/City.swift""#))
  }
}
