import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

@Suite struct CheckCacheTests {
  let folder: TemporaryFolder
  let caches: TemporaryFolder

  init() throws {
    (folder, caches) = (try TemporaryFolder(), try TemporaryFolder())
    try write("strata.json", Self.book)
    try write("A.swift", "func a() { b! }\n")
    try write("Notes.txt", "fine\n")
  }

  private static let book = """
    {"rules": [
      {"id": "no-force", "kind": "constructs", "forbid": "forceUnwrap", "says": "s", "why": "w"},
      {"id": "no-todo", "kind": "texts", "files": "*.txt", "forbid": "TODO", "says": "s", "why": "w"}]}
    """

  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.file(path))
  }

  private func run(tool: String = "one", _ more: String...) -> Outcome {
    StrataTool(folder: folder.url, cache: CheckCache(folder: caches.url, tool: tool))
      .run(["check"] + more)
  }

  private func entries() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: caches.url, includingPropertiesForKeys: nil)
  }

  /// Marks the cached text, to show whether an answer comes from the cache.
  private func mark() throws {
    let entry = try #require(try entries().first)
    let text = try String(contentsOf: entry, encoding: .utf8)
    try Data(text.replacing("force-unwraps a value", with: "REMEMBERED").utf8).write(to: entry)
  }

  @Test func `SARIF has the reason of a suppression, also from the cache`() throws {
    try write("A.swift", "func a() { b! }  // strata:allow no-force b is set by a\n")
    let first = run("--format", "sarif").text
    #expect(first.contains(#""justification" : "b is set by a""#))
    #expect(first.contains(#""kind" : "inSource""#))
    try mark()
    let cached = run("--format", "sarif").text
    #expect(cached == first.replacing("force-unwraps a value", with: "REMEMBERED"))
    #expect(cached != first)
  }

  @Test func `SARIF has the reason of the rule book's exception`() throws {
    try write(
      "strata.json",
      Self.book.dropLast()
        + #", "exceptions": [{"rule": "no-force", "path": "A.swift", "why": "older"}]}"#)
    let text = run("--format", "sarif").text
    #expect(text.contains(#""justification" : "older""#) && text.contains(#""kind" : "external""#))
  }

  @Test func `checking an unchanged project again returns the cached result`() throws {
    let first = run()
    #expect(first.exitCode == 1)
    #expect(run() == first)
    try mark()
    #expect(run().text.contains("REMEMBERED"))
    #expect(!run("--no-cache").text.contains("REMEMBERED"))
    #expect(try entries().count == 1)
  }

  @Test(arguments: [
    ("A.swift", "func a() { b! } // more\n"), ("B.swift", "let a = 1\n"),
    ("Notes.txt", "fine still\n"), ("strata.json", book + "\n"),
  ])
  func `any change invalidates the cache`(path: String, text: String) throws {
    _ = run()
    try mark()
    try write(path, text)
    #expect(!run().text.contains("REMEMBERED"))
  }

  @Test func `another build of the tool ignores the cache`() throws {
    _ = run()
    try mark()
    #expect(!run(tool: "two").text.contains("REMEMBERED"))
  }

  @Test(arguments: [0, 1, 40, 200])
  func `a truncated cache entry is ignored`(length: Int) throws {
    let first = run()
    let entry = try #require(try entries().first)
    try Data(try Data(contentsOf: entry).prefix(length)).write(to: entry)
    #expect(run() == first)
  }

  @Test func `concurrent checks give the same result`() async throws {
    let outcomes = await withTaskGroup(of: Outcome.self) { group in
      for _ in 0..<8 { group.addTask { run() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(outcomes.map(\.text)).count == 1)
    #expect(try entries().count == 1)
  }

  @Test func `a project with unreadable files is not cached`() throws {
    try Data([0x69, 0]).write(to: folder.file("B.swift"))
    #expect(run().text.contains("unread: B.swift"))
    #expect(try entries() == [])
  }

  @Test func `an unwritable cache folder does not affect the check`() throws {
    try Data().write(to: caches.file("taken"))
    let cache = CheckCache(folder: caches.file("taken"), tool: "one")
    let tool = StrataTool(folder: folder.url, cache: cache)
    #expect(tool.run(["check"]) == run())
  }
}
