import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands
@testable import StrataScaffold
@testable import StrataScaffoldCommands

@Suite struct RenameCommandTests {
  private let folder: TemporaryFolder
  private let top: URL

  init() throws {
    folder = try TemporaryFolder()
    top = folder.url.appending(path: "Trips")
    let tool = StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run)
    try #require(tool.run(["new", "Trips"]).exitCode == 0)
    try #require(run("add", "entity", "Order", "title:String").exitCode == 0)
  }

  private func run(_ arguments: String..., in place: String = "") -> Outcome {
    StrataTool(folder: top.appending(path: place), scaffold: ScaffoldCommands.run).run(arguments)
  }

  /// Returns every file and folder except the tool's and git's, with the contents of the files.
  private func tree() throws -> [String: Data?] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    let own = paths.filter { !$0.hasPrefix(".strata") && !$0.hasPrefix(".git/") && $0 != ".git" }
    return Dictionary(
      uniqueKeysWithValues: own.map { ($0, try? Data(contentsOf: top.appending(path: $0))) })
  }

  private func git(_ arguments: String...) throws {
    let user = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"]
    try #require(Shell.output(of: user + arguments, in: top) != nil)
  }

  @Test func `an entity is renamed with its folders, and undo restores everything`() throws {
    let before = try tree()
    let outcome = run("rename", "Order", "Visit", in: "Trips/Domain")
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == "renamed entity Order to Visit")
    #expect(lines.contains("  > Trips/Domain/Models/Order.swift → Trips/Domain/Models/Visit.swift"))
    #expect(lines.contains("  ~ Trips/DIContainer.swift"))
    let word = "the app now sends 'visits' instead of 'orders' to the service, "
    #expect(lines.contains { $0.hasPrefix(word) })
    let after = try tree()
    #expect(after.keys.contains("Trips/UI/VisitList/VisitListView.swift"))
    #expect(!after.keys.contains("Trips/UI/OrderList"))
    #expect(run("undo").text.hasPrefix("undone: strata rename Order Visit\n"))
    #expect(try tree() == before)
  }

  @Test(arguments: [["rename", "Order", "Visit"], ["remove", "Order"]])
  func `files with the old name that are from no template of strata are named`(
    command: [String]
  ) throws {
    #expect(run("add", "entity", "OrderLine", "title:String").exitCode == 0)
    let path = "Trips/Coordinators/OrderCoordinator.swift"
    let file = top.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("struct OrderCoordinator {}\n".utf8).write(to: file)
    let outcome = StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(command)
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    let kept = outcome.text.split(separator: "\n").filter { $0.contains("keeps its name") }
    #expect(
      kept == [
        "\(path) keeps its name, since it is from no template of strata; rename or remove it yourself"
      ])
  }

  @Test func `a rename with a plural is recorded with it`() throws {
    #expect(run("rename", "Order", "Person", "--plural", "Persons").exitCode == 0)
    #expect(try tree().keys.contains("strata-plurals.json"))
    let record = try #require(try StepFolder(top).record())
    #expect(record.commands.last == .rename(old: "Order", new: "Person", plural: "Persons"))
    #expect(run("drift", "--check").exitCode == 0)
  }

  @Test func `a dry run prints the plan and writes nothing`() throws {
    let before = try tree()
    let outcome = run("rename", "Order", "Visit", "--dry-run")
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.hasPrefix("would rename entity Order to Visit\n  > "))
    #expect(try tree() == before)
    let report = run("rename", "Order", "Visit", "--dry-run", "--format", "json").text
    #expect(report.contains("\"command\" : \"rename Order Visit\""))
    #expect(report.contains("+++ b/Trips/Domain/Models/Visit.swift"))
  }

  @Test func `files with edits that git does not have are left alone unless forced`() throws {
    try git("init", "--quiet")
    #expect(run("rename", "Order", "Visit").text.contains("changes that are not committed"))
    try git("add", ".")
    try git("commit", "--quiet", "-m", "A start")
    let model = top.appending(path: "Trips/Domain/Models/Order.swift")
    let text = try String(contentsOf: model, encoding: .utf8)
    try Data("\(text)// A thought\n".utf8).write(to: model)
    let before = try tree()
    let refused = run("rename", "Order", "Visit")
    #expect(refused.exitCode == 2)
    #expect(
      refused.text == """
        strata: 'Trips/Domain/Models/Order.swift' has changes that are not committed; \
        commit them, or use '--force'
        """)
    #expect(try tree() == before)
    #expect(run("rename", "Order", "Visit", "--dry-run").exitCode == 1)
    #expect(run("rename", "Order", "Visit", "--force").exitCode == 0)
    let moved = top.appending(path: "Trips/Domain/Models/Visit.swift")
    #expect(try String(contentsOf: moved, encoding: .utf8).hasSuffix("// A thought\n"))
  }

  @Test func `uncommitted edits of files that a rename does not touch do not prevent it`() throws {
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "A start")
    try Data("# Notes\n".utf8).write(to: top.appending(path: "NOTES.md"))
    #expect(run("rename", "Order", "Visit").exitCode == 0)
  }

  @Test func `an entity is removed with its folders, and undo restores everything`() throws {
    let before = try tree()
    let plan = run("remove", "Order", "--dry-run")
    #expect(plan.exitCode == 1 && plan.text.hasPrefix("would remove entity Order\n  "))
    #expect(try tree() == before)
    let outcome = run("remove", "Order")
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == "removed entity Order")
    #expect(lines.contains("  - Trips/Domain/Models/Order.swift"))
    #expect(lines.contains("  ~ Trips/DIContainer.swift"))
    #expect(try !tree().keys.contains("Trips/UI/OrderList"))
    #expect(run("undo").exitCode == 0)
    #expect(try tree() == before)
  }

  @Test func `code that still uses a removed entity is printed with its line`() throws {
    let report = top.appending(path: "Trips/UI/Report.swift")
    try Data("let orders: [Order] = []\n".utf8).write(to: report)
    let outcome = run("remove", "Order")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.text
        == "strata: Trips/UI/Report.swift:1: 'Order' is still used here; remove this use first")
  }

  @Test func `an unknown name is refused with a sentence`() throws {
    let outcome = run("rename", "Missing", "Visit")
    #expect(
      outcome
        == Outcome(
          "strata: the name 'Missing' is neither an entity nor a feature of this project",
          exitCode: 2))
  }
}
