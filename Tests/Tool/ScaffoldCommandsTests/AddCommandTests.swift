import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

@Suite struct AddCommandTests {
  private let folder: TemporaryFolder
  private let top: URL

  init() throws {
    folder = try TemporaryFolder()
    top = folder.url.appending(path: "Trips")
    let outcome = StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run).run([
      "new", "Trips",
    ])
    try #require(outcome.exitCode == 0, "\(outcome.text)")
  }

  private func run(_ arguments: String..., in place: String = "") -> Outcome {
    StrataTool(folder: top.appending(path: place), scaffold: ScaffoldCommands.run).run(arguments)
  }

  /// Returns every file except the tool's.
  private func tree() throws -> [String: Data?] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    let files = paths.filter { !$0.hasPrefix(".strata") }.map { path in
      (path, try? Data(contentsOf: top.appending(path: path)))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  @Test func `an entity is added from any folder of the project`() throws {
    let outcome = run("add", "entity", "Order", "title:String", in: "Trips/Domain")
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.text.hasPrefix("added entity Order\n  ~ Trips/DIContainer.swift\n  + "))
    #expect(try tree().keys.contains("Trips/Domain/Models/Order.swift"))
  }

  @Test func `the second run reports that nothing changed`() throws {
    _ = run("add", "entity", "Order", "title:String")
    let before = try tree()
    let outcome = run("add", "entity", "Order", "title:String")
    #expect(outcome == Outcome("entity Order already exists with all its files; nothing to do"))
    #expect(try tree() == before)
  }

  @Test func `a dry run prints a diff that git can apply, and writes nothing`() throws {
    let before = try tree()
    let outcome = run("add", "entity", "Order", "title:String", "--dry-run")
    #expect(outcome.exitCode == 1)
    #expect(try tree() == before)
    let patch = folder.url.appending(path: "a.patch")
    try Data((outcome.text + outcome.end).utf8).write(to: patch)
    try #require(Shell.output(of: ["git", "apply", patch.path], in: top) != nil)
    let patched = try tree()
    for (path, data) in before { try data?.write(to: top.appending(path: path)) }
    for path in patched.keys.filter({ before[$0] == nil }).sorted().reversed() {
      try FileManager.default.removeItem(at: top.appending(path: path))
    }
    #expect(try tree() == before)
    _ = run("add", "entity", "Order", "title:String")
    #expect(try tree() == patched)
  }

  @Test func `a dry run without changes exits with 0`() throws {
    _ = run("add", "string", "Common.Save.label", "Save")
    #expect(run("add", "string", "Common.Save.label", "--dry-run").exitCode == 0)
  }

  @Test func `strata undo reverts one step after another, and last the whole new project`() throws {
    let first = try tree()
    _ = run(
      "add", "entity", "Order", "title:String", "status:open|closed", "--sources", "remote,local")
    let second = try tree()
    _ = run("add", "feature", "OrderArchive")
    #expect(run("undo").text.hasPrefix("undone: strata add feature OrderArchive\n"))
    #expect(try tree() == second)
    #expect(run("undo", in: "Trips/UI").exitCode == 0)
    #expect(try tree() == first)
    #expect(run("undo").text.hasPrefix("undone: strata new Trips\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func `undo refuses when a file was edited since`() throws {
    _ = run("add", "entity", "Order", "title:String")
    let file = top.appending(path: "Trips/Domain/Models/Order.swift")
    try Data("// mine\n".utf8).write(to: file)
    let before = try tree()
    let outcome = run("undo")
    #expect(outcome.exitCode == 2)
    let expected =
      "strata: the file 'Trips/Domain/Models/Order.swift' was changed since 'strata add entity Order title:String', so it cannot be undone; restore the file first"
    #expect(outcome.text == expected)
    #expect(try tree() == before)
  }

  @Test func `undoing a whole project refuses if it has other files`() throws {
    try Data("mine".utf8).write(to: top.appending(path: "Trips/Notes.txt"))
    let outcome = run("undo")
    #expect(
      outcome.text
        == "strata: the file 'Trips/Notes.txt' was added after 'strata new Trips', so it cannot be undone; move the file away first"
    )
    #expect(try tree().keys.contains("Trips/Notes.txt"))
  }

  @Test
  func `strata add in a project with an edited container names file and line and writes nothing`()
    throws
  {
    let file = top.appending(path: "Trips/DIContainer.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("func mock(", with: "func fake(").utf8).write(to: file)
    let before = try tree()
    let outcome = run("add", "entity", "Order", "title:String")
    #expect(
      outcome
        == Outcome(
          "strata: Trips/DIContainer.swift:1: the file has no 'static func mock()'", exitCode: 2))
    #expect(try tree() == before)
  }

  @Test func `strata add that cannot write one of its files leaves the project unchanged`() throws {
    let place = top.appending(path: "Trips/Mocks/Responses")
    let before = try tree()
    // Even root cannot write into a file in place of a folder.
    try FileManager.default.removeItem(at: top.appending(path: "TripsTests"))
    try Data().write(to: top.appending(path: "TripsTests"))
    let stopped = try tree()
    let outcome = run("add", "entity", "Order", "title:String")
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.contains("cannot be written"), "\(outcome.text)")
    #expect(try tree() == stopped)
    #expect(before.count > stopped.count && FileManager.default.fileExists(atPath: place.path))
  }

  @Test(arguments: [
    (["add", "thing", "Order"], "strata: 'strata add' cannot add 'thing': use one of entity, "),
    (["add", "entity"], "strata: 'strata add' needs entity|"),
    (
      ["add", "entity", "class"], "strata: the entity 'class' does not begin with a capital letter"
    ),
    (["add", "entity", "Order", "a"], "strata: the field 'a' must have the form name:Type"),
    (["add", "entity", "Order", "--sources", "moon"], "strata: '--sources' must be one of remote"),
  ])
  func `an unsupported combination of arguments is refused`(arguments: [String], start: String)
    throws
  {
    let before = try tree()
    let outcome = StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasPrefix(start), "\(outcome.text)")
    #expect(try tree() == before)
  }

  @Test func `outside a project both commands explain how to create one`() throws {
    let elsewhere = try TemporaryFolder()
    let tool = StrataTool(folder: elsewhere.url, scaffold: ScaffoldCommands.run)
    #expect(tool.run(["add", "entity", "Order"]).text.contains("'strata new' makes a project"))
    let refusal = "there is no 'strata new' or 'strata add' here that can be undone"
    #expect(tool.run(["undo"]).text.contains(refusal))
  }

  @Test func `a project of another layout is refused`() throws {
    let elsewhere = try TemporaryFolder()
    try Data("{\"preset\": [\"tower\"]}".utf8)
      .write(to: elsewhere.url.appending(path: "strata.json"))
    let outcome = StrataTool(folder: elsewhere.url, scaffold: ScaffoldCommands.run).run([
      "add", "entity", "Order",
    ])
    #expect(outcome.text.hasSuffix("must name a preset that 'strata add' supports"))
  }
}
