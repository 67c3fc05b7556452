import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

@Suite struct StrataToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strata.json", Self.book)
    try folder.write("Sources/Core/City.swift", "import Foundation\n")
    try folder.write("Sources/Screens/Home.swift", "import Core\n")
  }

  private static let book = """
    {"roots": ["Sources"],
     "layers": [
       {"name": "Screens", "folder": "Sources/Screens", "module": "Screens", "layers": ["Core"],
        "modules": [], "why": "a screen needs no network"},
       {"name": "Core", "folder": "Sources/Core", "module": "Core", "layers": [],
        "modules": ["Foundation"], "why": "it outlives frameworks"}]}
    """

  private func run(_ line: String) -> Outcome {
    StrataTool(folder: folder.url).run(line.split(separator: " ").map(String.init))
  }

  @Test func `a project without violations ends with exit code 0`() {
    let words = "layers: 2 layers, 0 rules, 2 files: no violation"
    #expect(run("check") == Outcome(words, isReport: true))
  }

  @Test func `a project with violations ends with exit code 1 and reports where and why`() throws {
    try folder.write("Sources/Core/City.swift", "import Foundation\nimport SwiftUI\n")
    #expect(
      run("check")
        == Outcome(
          """
          layers, 1 violation
            rule   Core may import only Foundation
            why    it outlives frameworks
            try    remove the import, or add it to 'layers' or 'modules' of the layer Core
          Sources/Core/City.swift:2:1  imports SwiftUI

          by rule:
            1  layers

          layers: 2 layers, 0 rules, 2 files: 1 violation
          """, exitCode: 1, isReport: true))
  }

  @Test func `a check with a path reports only violations below that path`() throws {
    try folder.write("Sources/Core/City.swift", "import SwiftUI\n")
    try folder.write("Sources/Screens/Home.swift", "import SwiftUI\n")
    let outcome = run("check Sources/Core")
    #expect(outcome.text.contains("City.swift") && !outcome.text.contains("Home.swift"))
  }

  @Test func `all mistakes in a rule book are reported with exit code 2`() throws {
    try folder.write("strata.json", #"{"layers": [{"name": "A"}], "lyers": []}"#)
    let outcome = run("check")
    #expect(
      outcome
        == Outcome(
          """
          strata: strata.json: layers[0]: 'folder' is missing
          strata: strata.json: layers[0]: 'why' is missing
          strata: strata.json: there is no key 'lyers'; did you mean 'layers'?
          """, exitCode: 2))
  }

  @Test(arguments: [
    ("check Nowhere", "strata: 'Nowhere' does not exist"),
    ("check --config none.json", "strata: the rule book 'none.json' does not exist"),
    ("explain none", "strata: there is no rule 'none'"),
    ("check --changed-since HEAD", "strata: git finds no revision 'HEAD' in this repository"),
  ])
  func `a path, rule book, rule or revision that does not exist ends with exit code 2`(
    line: String, text: String
  ) {
    #expect(run(line) == Outcome(text, exitCode: 2))
  }

  @Test func `a check in a folder without strata.json suggests strata init`() throws {
    let empty = try TemporaryFolder()
    let outcome = withExtendedLifetime(empty) { StrataTool(folder: empty.url).run(["check"]) }
    #expect(
      outcome
        == Outcome("strata: there is no strata.json here; 'strata init' proposes one", exitCode: 2))
  }

  @Test func `a binary file is reported and the rest is read`() throws {
    try Data([0x69, 0, 0]).write(to: folder.url.appendingPathComponent("Sources/Core/Odd.swift"))
    let outcome = run("check")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.text.hasPrefix(
        "unread: Sources/Core/Odd.swift contains zero bytes, so it is not a Swift source"))
  }

  @Test func `a check ends despite a cycle of symbolic links`() throws {
    let link = folder.url.appendingPathComponent("Sources/Core/Loop")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    #expect(run("check").exitCode == 0)
  }

  @Test func `only changes since a revision are reported`() throws {
    try folder.write("Sources/Core/City.swift", "import SwiftUI\n")
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first"],
    ] { _ = Shell.output(of: ["git"] + arguments, in: folder.url) }
    #expect(run("check").exitCode == 1)
    #expect(run("check --changed-since HEAD").exitCode == 0)
    try folder.write("Sources/Core/Town.swift", "import UIKit\n")
    let outcome = run("check --changed-since HEAD")
    #expect(outcome.text.contains("Town.swift") && !outcome.text.contains("City.swift"))
    try folder.write("strata.json", Self.book + "\n")
    #expect(run("check --changed-since HEAD").text.contains("City.swift"))
  }

  @Test func `help lists the commands and the exit codes`() {
    #expect(run("help") == run("--help"))
    #expect(run("").exitCode == 2)
    let text = run("help").text
    for command in StrataTool.commands { #expect(text.contains("  \(command.name) ")) }
    #expect(
      text.hasSuffix(
        "exit codes: 0 success, 1 violations or a failure, "
          + "2 wrong settings or unreadable, 70 a bug of strata"))
  }

  @Test
  func `the version is read from the file VERSION, and is a development build without a commit`()
    throws
  {
    try folder.write("VERSION", "1.4.0 0123456789abcdef\n")
    #expect(ToolVersion.words(in: folder.url) == "strata 1.4.0 (commit 0123456789abcdef)")
    try folder.write("VERSION", "1.4.0\n")
    #expect(ToolVersion.words(in: folder.url) == "strata, a development build without a version")
    #expect(ToolVersion.words(in: nil) == "strata, a development build without a version")
  }

  @Test func `strata --version in a source checkout prints that it is a development build`() {
    #expect(run("--version") == Outcome("strata, a development build without a version"))
    #expect(run("help").text.contains("\n  --version  print the version of strata, and the commit"))
  }

  @Test func `help for a command shows its usage`() {
    #expect(
      run("help explain")
        == Outcome(
          """
          explain a rule and how to fix its violations, or list the keys of a kind of rule

          usage: strata explain RULE|KIND [options]

            --config FILE  the rule book to use; strata.json by default
            --preset NAME  a set of rules that ships with the tool: layers, template, feature-first, dashboard, modules, strata
          """))
    #expect(run("explain --help") == run("help explain"))
  }

  @Test(arguments: Completions.shells)
  func `the shell completions contain every command and option`(shell: String) {
    let script = run("completions \(shell)").text
    for command in StrataTool.commands {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name.dropFirst(2))) }
    }
    #expect(script.contains("version"))
  }

  @Test func `completions for another shell are refused`() {
    #expect(
      run("completions tcsh")
        == Outcome(
          "strata: 'strata completions' takes bash, zsh, fish, not 'tcsh'\n"
            + "'strata help' lists the commands", exitCode: 2))
  }

  /// The completions of a line, requested from the shell itself if it is installed.
  @Test(arguments: [
    ("bash", "check --format ", "sarif", "mermaid"),
    ("bash", "graph --format ", "mermaid", "sarif"),
    ("bash", "ch", "check", "graph"), ("bash", "he", "help", "check"),
    ("bash", "completions ", "fish", "check"), ("bash", "--v", "--version", "check"),
    ("bash", "graph --l", "--level", "--format"),
    ("fish", "check --format ", "sarif", "mermaid"),
    ("fish", "graph --format ", "mermaid", "sarif"),
    ("fish", "completions ", "zsh", "check"),
    ("bash", "add ", "entity", "Order"), ("bash", "add screen ", "Order", "entity"),
    ("bash", "add screen OrderDetail --entity ", "Order", "--paginated"),
    ("bash", "rename ", "Order", "entity"), ("bash", "explain ", "Order", "entity"),
    ("fish", "add ", "entity", "Order"), ("fish", "add screen ", "Order", "entity"),
    ("fish", "remove ", "Order", "entity"), ("fish", "why ", "Order", "check"),
  ])
  func `a shell completes the arguments of strata`(
    shell: String, line: String, offered: String, other: String
  ) throws {
    guard Shell.output(of: ["which", shell], in: URL(fileURLWithPath: "/")) != nil else { return }
    let folder = try TemporaryFolder()
    try Data(run("completions \(shell)").text.utf8).write(to: folder.file("strata"))
    // A program in place of strata has one name of every kind.
    try Data("#!/bin/sh\n[ \"$1\" = names ] && echo Order\n".utf8).write(to: folder.file("bin"))
    try FileManager.default.createDirectory(
      at: folder.file("tools"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: folder.file("bin"), to: folder.file("tools/strata"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("tools/strata").path)
    let bash = """
      PATH="$PWD/tools:$PATH"; source ./strata; COMP_WORDS=(strata \(line)\(line.hasSuffix(" ") ? "''" : ""))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _strata; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let asked =
      shell == "bash"
      ? bash : "set -x PATH $PWD/tools $PATH; source ./strata; complete -C 'strata \(line)'"
    let said = try #require(
      Shell.output(
        of: shell == "bash" ? ["bash", "--norc", "-c", asked] : ["fish", "-c", asked],
        in: folder.url))
    let words = String(decoding: said, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(words.contains(offered), "\(words)")
    #expect(!words.contains(other), "\(words)")
    withExtendedLifetime(folder) {}
  }
}
