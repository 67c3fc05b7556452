import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of unusual projects: each problem is reported in a sentence, and the rest is checked.
@Suite struct BadInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strata.json", Self.book)
    try folder.write("Sources/Core/City.swift", "import SwiftUI\n")
  }

  private static let book = """
    {"layers": [{"name": "Core", "folder": "Sources/Core", "module": "Core", "layers": [],
                 "modules": ["Foundation"], "why": "it outlives frameworks"}]}
    """

  private func check() -> Outcome { StrataTool(folder: folder.url).run(["check"]) }

  /// Expects the one violation besides other messages.
  private func expectRest(_ outcome: Outcome, _ place: SourceLocation = #_sourceLocation) {
    #expect(
      outcome.text.contains("Sources/Core/City.swift:1:1  imports SwiftUI"), "\(outcome.text)",
      sourceLocation: place)
    #expect(outcome.exitCode == 1, sourceLocation: place)
  }

  @Test(arguments: [
    ("{\"layers\": [}", "strata: strata.json is not valid JSON"),
    ("", "strata: strata.json is not valid JSON"),
    ("[1]", "strata: strata.json holds no JSON object"),
    (
      "{\"layers\": [{\"name\": \"A\", \"folder\": \"Sources\", \"why\": \"w\", \"modlues\": []}]}",
      "strata: strata.json: layers[0]: there is no key 'modlues'; did you mean 'modules'?"
    ),
    (
      """
      {"rules": [{"id": "a", "kind": "import", "says": "s", "why": "w"}]}
      """,
      "strata: strata.json: rules[0]: there is no kind of rule 'import'; did you mean 'imports'?"
    ),
    ("{\"preset\": \"layer\"}", "strata: strata.json: there is no preset 'layer'"),
  ])
  func `an invalid rule book is reported`(json: String, text: String) throws {
    try folder.write("strata.json", json)
    let outcome = check()
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasPrefix(text), "\(outcome.text)")
  }

  @Test(arguments: [
    ([""], "strata: '' does not exist"),
    (["--config", "nope.json"], "strata: the rule book 'nope.json' does not exist"),
    (["--reason", "older"], "strata: '--reason' needs '--accept RULE:SYMBOL'"),
  ])
  func `an incomplete or invalid option is an error`(words: [String], text: String) throws {
    let outcome = StrataTool(folder: folder.url).run(["check"] + words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasPrefix(text), "\(outcome.text)")
  }

  @Test
  func `a rule of an unknown kind gives one error with the nearest kind, and none about its keys`()
    throws
  {
    let rule =
      "{\"id\": \"a\", \"kind\": \"import\", \"in\": \"Core\", \"says\": \"s\", \"why\": \"w\"}"
    try folder.write("strata.json", "{\"rules\": [\(rule)]}")
    let sentence =
      "strata: strata.json: rules[0]: there is no kind of rule 'import'; did you mean 'imports'?"
    #expect(check() == Outcome(sentence, exitCode: 2))
  }

  @Test func `a layer that matches no file is a violation, and the other files are checked`() throws
  {
    let more = """
      , {"name": "Gone", "folder": "Sources/Gone", "module": "Gone", "why": "w"}]}
      """
    try folder.write("strata.json", Self.book.dropLast(2) + more)
    let outcome = check()
    #expect(outcome.text.contains("the layer Gone matches no file"), "\(outcome.text)")
    expectRest(outcome)
  }

  @Test func `a named pipe among the sources is reported as unread and does not block the check`()
    throws
  {
    let path = folder.url.appendingPathComponent("Sources/Core/Pipe.swift").path
    #expect(mkfifo(path, 0o600) == 0)
    let outcome = check()
    #expect(outcome.text.contains("unread: Sources/Core/Pipe.swift cannot be read"))
    expectRest(outcome)
  }

  @Test func `a folder with the name of a Swift file is read as a folder`() throws {
    try folder.write("Sources/Core/Odd.swift/Town.swift", "import UIKit\n")
    let outcome = check()
    #expect(outcome.text.contains("Sources/Core/Odd.swift/Town.swift:1:1  imports UIKit"))
    expectRest(outcome)
  }

  @Test func `a symbolic link without a target does not stop the check`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Sources/Core/Lost.swift").path,
      withDestinationPath: "nowhere.swift")
    expectRest(check())
  }

  /// Too deep for any path, so that even root cannot read it.
  @Test func `an unreadable folder is reported, and the rest is checked`() throws {
    var handle = open(folder.url.appendingPathComponent("Sources/Core").path, O_DIRECTORY)
    let name = String(repeating: "deep", count: 50)
    for _ in 0..<24 {
      #expect(mkdirat(handle, name, 0o700) == 0)
      let next = openat(handle, name, O_DIRECTORY)
      close(handle)
      handle = next
    }
    close(handle)
    let outcome = check()
    #expect(
      outcome.text.contains("unread: the folder Sources/Core/\(name)/"),
      "\(outcome.text.prefix(200))")
    #expect(outcome.text.contains("/\(name) cannot be read"))
    expectRest(outcome)
    // Foundation cannot remove a folder whose path is too long.
    _ = Shell.output(of: ["rm", "-rf", "Sources"], in: folder.url)
  }

  @Test func `a binary file is reported`() throws {
    try folder.write("Sources/Core/Picture.swift", [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 13])
    let outcome = check()
    #expect(outcome.text.contains("unread: Sources/Core/Picture.swift contains zero bytes"))
    expectRest(outcome)
  }

  @Test func `bytes of another encoding are skipped and reported`() throws {
    try folder.write(
      "Sources/Core/Old.swift", Array("// caf".utf8) + [0xE9, 10] + Array("import UIKit\n".utf8))
    let outcome = check()
    #expect(outcome.text.contains("Sources/Core/Old.swift:2:1  imports UIKit"), "\(outcome.text)")
    #expect(
      outcome.text.contains("unread: Sources/Core/Old.swift contains bytes that are not UTF-8"))
    expectRest(outcome)
  }

  @Test(arguments: [
    "func a( { { [", "}}}}", "\"", "\"\"\"\n", "/* /* */", "#if A\n", "#endif\n#else\n", "@", "`",
    "#\"\"\"#\n\\#(", "extension", "struct", "let", "let a: ", "func", "case", "import", "\\(", "/",
    "var a: A! = {", "init(", "func a<", "typealias A = ", "extension [",
  ])
  func `a source that does not compile is read as far as possible`(text: String) throws {
    try folder.write("Sources/Core/Broken.swift", text)
    expectRest(check())
    try folder.write("Sources/Core/Broken.swift", "import UIKit\n" + text)
    #expect(check().text.contains("Sources/Core/Broken.swift:1:1  imports UIKit"))
  }

  @Test func `ten thousand files in a folder are read`() throws {
    try folder.write("Sources/Core/Many/First.swift", "let a = 1\n")
    let many = folder.url.appendingPathComponent("Sources/Core/Many").path
    for number in 1..<10_000 {
      #expect(FileManager.default.createFile(atPath: "\(many)/F\(number).swift", contents: Data()))
    }
    let outcome = check()
    #expect(outcome.text.hasSuffix("10001 files: 1 violation"), "\(outcome.text.suffix(80))")
    expectRest(outcome)
  }

  @Test(.thorough) func `a file of fifty thousand lines is read to its end`() throws {
    let rule = """
      , "rules": [{"id": "a", "kind": "constructs", "forbid": "forceTry", "says": "s", "why": "w"}]}
      """
    try folder.write("strata.json", Self.book.dropLast() + rule)
    let many = (2..<50_000).map { "let value\($0) = [\"text \\(\($0))\"] // }" }
    let lines = ["import Foundation"] + many + ["let last = try! load()", "import UIKit", ""]
    try folder.write("Sources/Core/Long.swift", lines.joined(separator: "\n"))
    let outcome = check()
    #expect(outcome.text.contains("Sources/Core/Long.swift:50000:15  "), "\(outcome.text)")
    #expect(outcome.text.contains("Sources/Core/Long.swift:50001:1  imports UIKit"))
    expectRest(outcome)
  }

  @Test func `a check ends despite a cycle of symbolic links, and the rest is checked`() throws {
    let core = folder.url.appendingPathComponent("Sources/Core")
    for name in ["one", "two"] {
      try FileManager.default.createSymbolicLink(
        atPath: core.appendingPathComponent(name).path,
        withDestinationPath: name == "one" ? "two" : "one")
    }
    try FileManager.default.createSymbolicLink(
      at: core.appendingPathComponent("up"), withDestinationURL: folder.url)
    expectRest(check())
  }

  @Test(.thorough)
  func `a package manifest that does not compile is reported, and the sources are still checked`()
    throws
  {
    try folder.write("strata.json", Self.book.replacing(", \"module\": \"Core\"", with: ""))
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet names = nowhere()\n"
        + "let package = Package(name: \"A\", targets: names.map { .target(name: $0) })\n")
    let outcome = check()
    #expect(
      outcome.text.contains("Package.swift cannot be evaluated, so its targets are unknown"),
      "\(outcome.text)")
    expectRest(outcome)
  }

  @Test func `a manifest that defines no valid package is reported, and the sources are checked`()
    throws
  {
    try folder.write("strata.json", Self.book.replacing(", \"module\": \"Core\"", with: ""))
    try folder.write(
      "Package.swift", "// swift-tools-version: 6.0\nlet package = Pakcage(name: \"A\")\n")
    let outcome = check()
    #expect(
      outcome.text.contains("unread: Package.swift cannot be evaluated, so its targets are unknown")
    )
    expectRest(outcome)
  }

  @Test func `an unclosed bracket is reported, and hides no violation`() throws {
    let rule = """
      , "rules": [{"id": "a", "kind": "constructs", "forbid": "forceTry", "says": "s", "why": "w"}]}
      """
    try folder.write("strata.json", Self.book.dropLast() + rule)
    try folder.write("Sources/Core/City.swift", "struct City {\n")
    let outcome = check()
    #expect(
      outcome.text.contains(
        "Sources/Core/City.swift:1:1  has a bracket, comment, string or #if without its other end"
      ),
      "\(outcome.text)")
    #expect(outcome.exitCode == 0)
  }

  /// A folder in place of a file cannot be written even by root.
  @Test
  func `a baseline that cannot be written, or that is a folder, is an error with exit code 2`()
    throws
  {
    let tool = StrataTool(folder: folder.url)
    let accept = ["check", "--accept", "layers:*", "--reason", "old", "--baseline"]
    #expect(
      tool.run(accept + ["none/b.json"])
        == Outcome(
          "strata: 'b.json' cannot be written: check that its folder exists and its permissions",
          exitCode: 2))
    try folder.write("b.json/in", "")
    #expect(
      tool.run(["check", "--baseline", "b.json"])
        == Outcome(
          "strata: 'b.json' cannot be read: check that it is a file that you may read",
          exitCode: 2))
  }

  @Test(arguments: [
    "layers", "homeless", "platform-free", "broken-source", "empty-layer", "empty-rule",
    "unused-exception", "stale-baseline", "renamed-key", "floors", "empty-floor",
  ])
  func `strata explain prints the rule, the reason and the remedy of each built-in rule`(id: String)
  {
    let outcome = StrataTool(folder: folder.url).run(["explain", id])
    #expect(outcome.exitCode == 0)
    for word in ["  rule   ", "  why    ", "  try    "] { #expect(outcome.text.contains(word)) }
  }

  @Test func `a rule file that cannot be read does not hide the keys of a kind of rule`() throws {
    let folder = try TemporaryFolder()
    try Data(#"{"layers": [], "rules": [7]}"#.utf8).write(to: folder.file("strata.json"))
    let tool = StrataTool(folder: folder.url)
    #expect(tool.run(["check"]).exitCode == 2)
    let keys = tool.run(["explain", "references"])
    #expect(keys.exitCode == 0 && keys.text.hasPrefix("references: "), "\(keys.text)")
    let unknown = tool.run(["explain", "no-such-rule"])
    #expect(unknown.exitCode == 2 && unknown.text.contains("strata.json"), "\(unknown.text)")
  }
}
