import Foundation
import StrataKitTesting
import StrataScaffold
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

/// Tests of `strata drift` and `strata upgrade`, with a project that seems to be older.
@Suite struct UpgradeCommandTests {
  private let folder: TemporaryFolder
  private let top: URL

  init() throws {
    folder = try TemporaryFolder()
    top = folder.url.appending(path: "Trips")
    let tool = StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run)
    try #require(tool.run(["new", "Trips"]).exitCode == 0)
  }

  private func run(_ arguments: String...) -> Outcome {
    StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(arguments)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: top.appending(path: path), encoding: .utf8)
  }

  private func edit(_ path: String, _ change: (String) -> String) throws {
    let text = try change(text(path))
    try Data(text.utf8).write(to: top.appending(path: path))
  }

  /// Changes a file and its record as if another version had generated it.
  private func age(_ path: String, _ change: (String) -> String) throws {
    var record = try GenerationRecord(json: Data(text(GenerationRecord.path).utf8))
    try edit(path, change)
    record.base.files[path] = Data(try text(path).utf8)
    try Data(record.file().text.utf8).write(to: top.appending(path: GenerationRecord.path))
  }

  private func git(_ arguments: String...) throws {
    let user = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"]
    try #require(Shell.output(of: user + arguments, in: top) != nil)
  }

  @Test
  func `a project with added and renamed entities has no drift, and upgrade changes nothing`()
    throws
  {
    #expect(run("add", "entity", "Order", "title:String").exitCode == 0)
    #expect(run("rename", "Order", "Visit").exitCode == 0)
    let drift = run("drift", "--check")
    #expect(drift.exitCode == 0)
    #expect(
      drift.text.hasSuffix("\nevery generated file is as this version of strata writes it"),
      "\(drift.text)")
    let record = try text(GenerationRecord.path)
    #expect(record.contains("\"Trips/Domain/Models/Visit.swift\""))
    let outcome = run("upgrade")
    #expect(outcome.exitCode == 0 && outcome.text.hasSuffix("; nothing to do"), "\(outcome.text)")
    #expect(run("upgrade", "--dry-run").exitCode == 0)
    #expect(try text(GenerationRecord.path) == record)
    #expect(run("remove", "Visit").exitCode == 0)
    #expect(run("drift", "--check").exitCode == 0)
  }

  @Test func `undoing a step restores the record of generated files`() throws {
    let first = try text(GenerationRecord.path)
    #expect(run("add", "entity", "Order", "title:String").exitCode == 0)
    #expect(try text(GenerationRecord.path) != first)
    let undone = run("undo")
    #expect(undone.exitCode == 0 && !undone.text.contains(GenerationRecord.path))
    #expect(try text(GenerationRecord.path) == first)
  }

  @Test
  func `strata drift reports a file whose template has changed, and strata upgrade rewrites it`()
    throws
  {
    let now = try text("README.md")
    try age("README.md") { $0.replacing("# Trips", with: "# The app Trips") }
    let old = try text("README.md")
    let title = "changed by the templates; 'strata upgrade' writes them:\n  ~ README.md"
    #expect(run("drift").exitCode == 0)
    let drift = run("drift", "--check")
    #expect(drift.exitCode == 1 && drift.text.hasSuffix(title), "\(drift.text)")
    let plan = run("upgrade", "--dry-run")
    #expect(plan.exitCode == 1 && plan.text.hasPrefix("would upgrade the generated files to "))
    #expect(try text("README.md") == old)
    let outcome = run("upgrade")
    #expect(outcome.exitCode == 0 && outcome.text.hasSuffix("\n  ~ README.md"), "\(outcome.text)")
    #expect(try text("README.md") == now)
    #expect(run("drift", "--check").exitCode == 0)
    #expect(run("undo").text == "undone: strata upgrade\n  ~ README.md")
    #expect(try text("README.md") == old)
  }

  @Test
  func `a generated file that only the user has edited is reported by drift and not upgraded`()
    throws
  {
    try edit("README.md") { $0 + "My line\n" }
    try FileManager.default.removeItem(at: top.appending(path: "Makefile"))
    let drift = run("drift", "--check")
    #expect(drift.exitCode == 0)
    #expect(drift.text.hasSuffix("changed by you:\n  - Makefile\n  ~ README.md"), "\(drift.text)")
    #expect(run("upgrade").text.hasSuffix("nothing to do"))
    let json = run("drift", "--format", "json").text
    #expect(json.contains("\"isOutdated\" : false"))
    #expect(json.contains("\"path\" : \"README.md\",\n      \"person\" : \"edited\""))
  }

  @Test func `strata drift names a generated file that cannot be read, not one that is removed`()
    throws
  {
    let file = top.appending(path: "Makefile")
    try FileManager.default.removeItem(at: file)
    // Root can read each file, but nobody can read a folder as one.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let drift = run("drift", "--check")
    #expect(drift.exitCode == 2, "\(drift)")
    #expect(drift.text.contains("file 'Makefile' cannot be read"), "\(drift)")
  }

  @Test func `strata upgrade merges the user's edits with those of the templates`() throws {
    let now = try text("README.md")
    try age("README.md") { $0.replacing("# Trips", with: "# The app Trips") }
    try edit("README.md") { $0 + "My line\n" }
    #expect(
      run("drift").text.hasSuffix(
        "changed by you and by the templates; 'strata upgrade' merges them:\n  ~ README.md"))
    #expect(run("drift", "--check").exitCode == 0)
    #expect(run("upgrade").exitCode == 0)
    #expect(try text("README.md") == now + "My line\n")
  }

  @Test
  func `a line that user and template both changed gets conflict markers, and undo reverts that`()
    throws
  {
    try age("README.md") { $0.replacing("# Trips", with: "# The app Trips") }
    try edit("README.md") { $0.replacing("# The app Trips", with: "# Voyages") }
    let outcome = run("upgrade")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.text.contains("\n  ~ README.md (conflict)\nlines that both you and the templates"))
    let start = "<<<<<<< yours\n# Voyages\n=======\n# Trips\n>>>>>>> strata\n"
    #expect(try text("README.md").hasPrefix(start))
    let again = run("upgrade")
    #expect(again.exitCode == 1)
    #expect(
      again.text.hasPrefix(
        "conflicts of an earlier upgrade are left in\n  ! README.md\nlines that"),
      "\(again.text)")
    #expect(run("undo").exitCode == 0)
    #expect(try text("README.md").hasPrefix("# Voyages\n"))
    let json = run("upgrade", "--format", "json")
    #expect(json.exitCode == 1 && json.text.contains("\"conflicts\" : [\n    \"README.md\"\n  ]"))
  }

  @Test func `strata upgrade leaves files with uncommitted edits alone unless it is forced`() throws
  {
    try age("README.md") { $0.replacing("# Trips", with: "# The app Trips") }
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "A start")
    try edit("README.md") { $0 + "My line\n" }
    let before = try text("README.md")
    let refused = run("upgrade")
    #expect(refused.exitCode == 2)
    #expect(
      refused.text
        == "strata: 'README.md' has changes that are not committed; commit them, or use '--force'")
    #expect(try text("README.md") == before)
    #expect(run("upgrade", "--force").exitCode == 0)
  }

  @Test func `strata drift names a step that depends on the user's code as not compared`() throws {
    let model = """
      struct Voyage: Identifiable, Equatable, Sendable {
        let id: String
        let name: String
      }

      """
    try Data(model.utf8).write(to: top.appending(path: "Trips/Domain/Models/Voyage.swift"))
    #expect(run("add", "repository", "Voyage").exitCode == 0)
    let drift = run("drift", "--check")
    #expect(drift.exitCode == 0)
    let line =
      "\nthe files of this command are not compared, since they depend on your code: strata add repository Voyage"
    #expect(drift.text.hasSuffix(line), "\(drift.text)")
  }

  @Test
  func `strata drift and strata upgrade refuse a project without a record of generated files`()
    throws
  {
    try FileManager.default.removeItem(at: top.appending(path: GenerationRecord.path))
    for command in ["drift", "upgrade"] {
      let outcome = run(command)
      #expect(outcome.exitCode == 2)
      #expect(outcome.text.hasPrefix("strata: this project has no file .strata-generated.json: "))
    }
    #expect(run("add", "entity", "Order", "title:String").exitCode == 0)
    #expect(
      !FileManager.default.fileExists(atPath: top.appending(path: GenerationRecord.path).path))
  }

  @Test
  func `a record of generated files with conflict markers is refused before any file is written`()
    throws
  {
    try edit(GenerationRecord.path) { "<<<<<<< HEAD\n" + $0 }
    let outcome = run("add", "entity", "Order", "title:String")
    #expect(outcome.exitCode == 2 && outcome.text.contains("keep one side"), "\(outcome.text)")
    let model = top.appending(path: "Trips/Domain/Models/Order.swift")
    #expect(!FileManager.default.fileExists(atPath: model.path))
  }
}
