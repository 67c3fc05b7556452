import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of input that may hide a violation or crash a program.
@Suite struct HostileInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strata.json", Self.book)
    try folder.write("Sources/Core/City.swift", "import Foundation\n")
  }

  private static let book = """
    {"layers": [{"name": "Core", "folder": "Sources/Core", "module": "Core", "layers": [],
                 "modules": ["Foundation"], "why": "it outlives frameworks"}],
     "rules": [{"id": "a", "kind": "constructs", "forbid": "forceTry", "says": "s", "why": "w"}]}
    """

  private func link(_ path: String, to goal: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(path).path, withDestinationPath: goal)
  }

  private func run(_ line: String) -> Outcome {
    StrataTool(folder: folder.url).run(line.split(separator: " ").map(String.init))
  }

  // MARK: - Letters

  @Test func `a byte order mark hides no import`() throws {
    try folder.write("Sources/Core/City.swift", [0xEF, 0xBB, 0xBF] + Array("import UIKit\n".utf8))
    #expect(run("check").text.contains("\nSources/Core/City.swift:1:1  imports UIKit"))
  }

  @Test(arguments: [[0xFF, 0xFE, 0x2F, 0x4E], [0xFE, 0xFF, 0x4E, 0x2F]] as [[UInt8]])
  func `a source in UTF-16 is reported`(bytes: [UInt8]) throws {
    try folder.write("Sources/Core/Wide.swift", bytes)
    let outcome = run("check")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.text.hasPrefix(
        "unread: Sources/Core/Wide.swift is encoded in UTF-16: save it as UTF-8"))
  }

  @Test
  func `violations have the right line if lines end with a carriage return alone or with CRLF`()
    throws
  {
    try folder.write("Sources/Core/City.swift", "import Foundation\r// a\r\rimport UIKit\r")
    #expect(run("check").text.contains("\nSources/Core/City.swift:4:1  imports UIKit"))
    try folder.write("Sources/Core/City.swift", "import Foundation\r\n// a\r\nimport UIKit\r\n")
    #expect(run("check").text.contains("\nSources/Core/City.swift:3:1  imports UIKit"))
  }

  @Test func `the shebang line of a script imports nothing`() throws {
    try folder.write("Sources/Core/City.swift", "#!/bin/sh import UIKit\nimport Foundation\n")
    #expect(run("check").exitCode == 0)
  }

  @Test(arguments: ["", " ", " /* nothing */ ", " // nothing\n", "\n\n// why\n\n"])
  func `an empty catch is a violation even if it contains a comment`(inside: String) throws {
    try folder.write("strata.json", Self.book.replacing("forceTry", with: "emptyCatch"))
    try folder.write("Sources/Core/City.swift", "func f() { do { try g() } catch {\(inside)} }\n")
    #expect(run("check").text.contains("\nSources/Core/City.swift:1:33  catches an error"))
  }

  // MARK: - Depth

  @Test(arguments: ["struct A{", "{", "func f(){", "if a {", "let a = \"\\(", "@A(let a: "])
  func `excessive nesting is reported and does not crash`(text: String) throws {
    try folder.write("Sources/Core/Deep.swift", String(repeating: text, count: 5_000))
    let outcome = run("check")
    #expect(
      outcome.text.contains("unread: Sources/Core/Deep.swift:1 nests deeper than 256 levels"),
      "\(outcome.text.prefix(300))")
    #expect(outcome.exitCode == 2)
  }

  @Test func `nesting as deep as the compiler allows is read`() throws {
    let open = (0..<125).map { "struct A\($0) { func f() {\n" }.joined()
    let text = open + "try! a()\n" + String(repeating: "}}", count: 125)
    try folder.write("Sources/Core/Deep.swift", text)
    let outcome = run("check")
    #expect(outcome.text.contains("\nSources/Core/Deep.swift:126:4  ignores a possible error"))
    #expect(!outcome.text.contains("unread"))
  }

  /// Scanning again for each line would take many minutes.
  @Test(.timeLimit(.minutes(1)))
  func `a file with 100,000 unclosed conditions is checked within a minute`() throws {
    try folder.write(
      "Sources/Core/Open.swift", String(repeating: "#if A\nlet a = 1\n", count: 100_000))
    #expect(run("check").exitCode == 0)
  }

  // MARK: - Links

  @Test func `a folder whose name is not valid UTF-8 is reported`() throws {
    let name = Array(folder.url.appending(path: "Sources/Core/d").path.utf8) + [0xFE, 0]
    #expect(mkdir(name.map { CChar(bitPattern: $0) }, 0o755) == 0)
    let outcome = run("check")
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.contains("unread: "), "\(outcome.text)")
  }

  @Test func `a link out of the project or back is reported and not followed`() throws {
    let other = try TemporaryFolder()
    try Data("import UIKit\n".utf8).write(to: other.file("Far.swift"))
    try link("Sources/Core/far", to: other.url.path)
    try link("Sources/Core/up", to: "..")
    try link("Sources/same", to: "Core")
    let outcome = withExtendedLifetime(other) { run("check") }
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.text.contains(
        "Sources/Core/far  is a symbolic link to a place outside of the project, which strata does not follow"
      ),
      "\(outcome.text)")
    #expect(
      outcome.text.contains(
        "Sources/Core/up  is a symbolic link to one of its own parent folders, which strata does not follow"
      )
    )
    #expect(!outcome.text.contains("Sources/same"))
  }

  @Test(arguments: ["Package.swift", "Sources/Core/Self.swift"])
  func `a link to itself is reported`(path: String) throws {
    try link(path, to: String(path.split(separator: "/").last ?? ""))
    let outcome = run("check")
    #expect(outcome.text.contains("unread: \(path) is a symbolic link whose target does not exist"))
    #expect(outcome.exitCode == 2)
  }

  // MARK: - Manifests

  @Test(arguments: [
    (".target(name: \"Core\"),,", "there are two commas in a row"),
    (".target(name: \"Core\"", "']' has no opening bracket"),
    (
      ".target(name: \"Core\", dependencies: [\"Gone\"])",
      "Core depends on 'Gone', which does not exist"
    ),
    (".target(name: \"Core\", path: \"Gone\")", "Core has no folder 'Gone'"),
  ])
  func `a package manifest that cannot build is reported with its line, and exit code 2`(
    target: String, text: String
  ) throws {
    try folder.write("Package.swift", "let package = Package(name: \"A\", targets: [\(target)])\n")
    let outcome = run("check")
    #expect(
      outcome.text.contains("unread: Package.swift:1 does not build: \(text)"), "\(outcome.text)")
    #expect(outcome.exitCode == 2)
  }

  // MARK: - What a change brings about

  @Test
  func `--changed-since reports an unchanged import if its module now re-exports a forbidden one`()
    throws
  {
    try folder.write("strata.json", Self.twoLayers)
    try folder.write("Sources/Base/Base.swift", "import Foundation\n")
    try folder.write("Sources/Core/City.swift", "import Base\n")
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first"],
    ] { _ = Shell.output(of: ["git"] + arguments, in: folder.url) }
    #expect(run("check --changed-since HEAD").exitCode == 0)
    try folder.write("Sources/Base/Base.swift", "@_exported import SwiftUI\n")
    let outcome = run("check --changed-since HEAD")
    #expect(
      outcome.text.contains(
        "\nSources/Core/City.swift:1:1  imports Base, which re-exports SwiftUI"),
      "\(outcome.text)")
  }

  private static let twoLayers = """
    {"layers": [{"name": "Core", "folder": "Sources/Core", "module": "Core", "layers": ["Base"],
                 "modules": ["Foundation"], "why": "it outlives frameworks"},
                {"name": "Base", "folder": "Sources/Base", "module": "Base", "layers": [],
                 "modules": ["Foundation", "SwiftUI"], "why": "it is shared"}]}
    """

  // MARK: - A baseline

  @Test func `a file that cannot be read keeps its violations in the baseline`() throws {
    try folder.write("Sources/Core/City.swift", "import UIKit\n")
    try folder.write("Sources/Core/Town.swift", "import Foundation\n")
    #expect(run("check --baseline b.json --accept layers:* --reason old").exitCode == 0)
    let before = try Data(contentsOf: folder.file("b.json"))
    try folder.write("Sources/Core/City.swift", [0, 0, 0, 0])
    let outcome = run("check --baseline b.json")
    #expect(outcome.exitCode == 2 && !outcome.text.contains("no longer"), "\(outcome.text)")
    #expect(try Data(contentsOf: folder.file("b.json")) == before)
  }

  // MARK: - Rule books that are broken

  @Test(arguments: ["rules", "explain our-rule", "check"])
  func `a broken rule book is reported by every command that reads it`(line: String) throws {
    try folder.write("strata.json", "{\"rules\": [7, {\"id\": \"x\"}], \"preset\": \"tempelate\"}")
    let outcome = run(line)
    #expect(outcome.exitCode == 2)
    for text in [
      "'rules[0]' is not an object", "rules[1]: 'says' is missing",
      "there is no preset 'tempelate'; did you mean 'template'?",
    ] { #expect(outcome.text.contains(text), "\(outcome.text)") }
  }

  // MARK: - Other programs

  @Test func `a child process that exits without reading its input does not kill the tool`() {
    let much = Data(repeating: 65, count: 1_000_000)
    #expect(Shell.output(of: ["false"], in: folder.url, input: much) == nil)
    #expect(Shell.output(of: ["cat"], in: folder.url, input: much) == much)
  }
}
