import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/scale`, which writes docs/scale.md from the figures of the benchmarks.
@Suite struct ScaleScriptTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  private static let sources = [
    "docs/performance.md", "Sources/Web/StrataWebServer/Service/WebServer+Configuration.swift",
    "Sources/Web/StrataLiveSession/SessionHolder.swift",
    "Sources/Web/StrataAppHost/Launch/HostOptions+Workers.swift",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in Self.sources {
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      try folder.write(path, text)
    }
  }

  /// Runs the script on the folder, and returns its status and all that it prints.
  private func run(_ arguments: String...) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.root.appending(path: "Scripts/scale")
    process.arguments = ["--root", folder.url.path] + arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func change(_ path: String, _ old: String, _ new: String) throws {
    let file = folder.url.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func `the scale page is up to date after writing, until a benchmark figure changes`() throws
  {
    #expect(try run("--write").status == 0)
    #expect(try run("--check").status == 0)
    let row = "| 10,000 resting sessions | "
    let figures = try String(
      contentsOf: folder.url.appending(path: Self.sources[0]), encoding: .utf8)
    let start = try #require(figures.range(of: row)?.upperBound)
    let value = String(figures[start...].prefix { $0 != " " })
    try change(Self.sources[0], row + value, row + "99" + value)
    let refused = try run("--check")
    #expect(refused.status == 1)
    #expect(refused.text == "scale: docs/scale.md is out of date: run `Scripts/scale --write`\n")
  }

  @Test func `a benchmark figure that is missing ends the script with an error that names it`()
    throws
  {
    try change(Self.sources[0], "| 10,000 resting sessions | ", "| some resting sessions | ")
    let refused = try run()
    #expect(refused.status == 1)
    #expect(
      refused.text == "scale: docs/performance.md has no figure “10,000 resting sessions” under "
        + "“A crowd”: run `make performance`\n")
  }

  @Test func `a question is answered by its benchmark once all of its figures are there`() throws {
    let question = "| memory of an idle worker, and of a process for each device | "
    try add("A front and its workers", [("memory of an idle worker", "7.5 MiB")])
    let half = try run().text
    #expect(half.contains(question + "none; "))
    try add(
      "A front and its workers",
      [("memory of an idle worker", "7.5 MiB"), ("memory of a process for a device", "9.1 MiB")])
    let text = try run().text
    #expect(!text.contains(question + "none; "))
    #expect(
      text.contains(
        question + "memory of an idle worker: 7.5 MiB; memory of a process for a device: 9.1 MiB "
          + "| *A front and its workers* |\n"))
  }

  /// Replaces a section of the figures, or adds it.
  private func add(_ section: String, _ rows: [(String, String)]) throws {
    let file = folder.url.appending(path: Self.sources[0])
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ").filter { !$0.hasPrefix(section + "\n") }
    let table = rows.map { "| \($0) | \($1) | – |  |\n" }.joined()
    try (parts + ["\(section)\n\n\(table)"]).joined(separator: "\n## ")
      .write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func `the scale page shows the connection limit that is declared in the sources`() throws {
    #expect(try run().text.contains("| connections of a process | 16,384 |"))
    try change(Self.sources[1], "maximumConnections = 16_384", "maximumConnections = 1_000")
    let text = try run().text
    #expect(text.contains("| connections of a process | 1,000 |"))
    #expect(text.contains("| 1,000,000 | ") && text.contains(" | 1,000 |\n"))
  }

  @Test func `the assumed events a minute and pages an hour of a visitor can be set by arguments`()
    throws
  {
    let text = try run("--events-a-minute", "60", "--pages-an-hour", "0").text
    #expect(text.contains("events a minute: 60, first pages an hour: 0."))
    #expect(try run().text != text)
  }
}
