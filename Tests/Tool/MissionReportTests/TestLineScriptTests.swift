import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/test-lines`, which counts the lines of tests for each line of sources.
@Suite struct TestLineScriptTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Scripts/test-lines")
    .standardizedFileURL

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "CONTRIBUTING.md", "Before\n<!-- test lines -->\n<!-- /test lines -->\nAfter\n")
    try folder.write("Sources/Kits/StrataRain/Rain.swift", "// One.\n\nlet a = 1\n  \nlet b = 2\n")
    try folder.write("Sources/Kits/StrataRain/Deep/Cloud.swift", "let c = 3\n")
    try folder.write("Sources/Kits/StrataRain/notes.md", "not counted\n")
    try folder.write("Tests/Kits/RainTests/RainTests.swift", lines(3))
  }

  /// Returns a source with a number of lines.
  private func lines(_ count: Int) -> String {
    String(repeating: "let value = 1\n", count: count)
  }

  /// Runs the script on the folder, and returns its status and all that it prints.
  private func run(_ arguments: String...) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.script
    process.arguments = ["--root", folder.url.path] + arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `lines of Swift files that are not blank are counted`() throws {
    #expect(try run().text.hasSuffix("\n| StrataRain | 4 | 3 | 0.75 |\n"))
  }

  @Test
  func `the table of test lines has kits, view kits and StrataRendering, but not StrataSymbols`()
    throws
  {
    try folder.write("Sources/UIKits/HailKit/Hail.swift", lines(2))
    try folder.write("Sources/Interface/StrataRendering/Paint.swift", lines(2))
    try folder.write("Sources/Interface/StrataSymbols/Symbol.swift", lines(2))
    try folder.write("Tests/Interface/RenderingTests/PaintTests.swift", lines(5))
    let text = try run().text
    #expect(text.contains("\n| HailKit | 2 | 0 | 0.00 |\n"))
    #expect(text.contains("\n| StrataRendering | 2 | 5 | 2.50 |\n"))
    #expect(!text.contains("StrataSymbols"))
  }

  @Test func `the table of test lines is written between the markers in the page`() throws {
    #expect(try run("--write").status == 0)
    let page = try String(contentsOf: folder.file("CONTRIBUTING.md"), encoding: .utf8)
    #expect(page.hasPrefix("Before\n<!-- test lines -->\n| module "))
    #expect(page.hasSuffix("\n| StrataRain | 4 | 3 | 0.75 |\n<!-- /test lines -->\nAfter\n"))
  }

  @Test func `the check fails if the table lacks a module or lists one that no longer exists`()
    throws
  {
    let missing = try run("--check")
    #expect(missing.status == 1)
    #expect(
      missing.text == "test-lines: CONTRIBUTING.md lacks StrataRain: run `make test-lines`\n")
    _ = try run("--write")
    try FileManager.default.removeItem(at: folder.file("Sources/Kits/StrataRain"))
    let gone = try run("--check")
    #expect(gone.status == 1)
    #expect(gone.text.contains("CONTRIBUTING.md names StrataRain, which does not exist"))
  }

  @Test
  func `the check fails if the ratio of test lines to source lines has changed by more than 0.05`()
    throws
  {
    try folder.write("Sources/Kits/StrataRain/Rain.swift", lines(99))
    try folder.write("Tests/Kits/RainTests/RainTests.swift", lines(50))
    _ = try run("--write")
    try folder.write("Tests/Kits/RainTests/RainTests.swift", lines(55))
    let near = try run("--check")
    #expect(near.status == 0 && near.text.isEmpty)

    try folder.write("Tests/Kits/RainTests/RainTests.swift", lines(56))
    let far = try run("--check")
    #expect(far.status == 1)
    #expect(far.text.contains("StrataRain: CONTRIBUTING.md says 0.50, but there are 0.56 lines"))
  }
}
