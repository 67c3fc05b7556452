import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

@Suite struct ApplyCommandTests {
  private let folder: TemporaryFolder
  private let top: URL

  init() throws {
    folder = try TemporaryFolder()
    top = folder.url.appending(path: "Trips")
    let outcome = StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run).run([
      "new", "Trips",
    ])
    try #require(outcome.exitCode == 0, "\(outcome.text)")
    let json = #"{"entities": [{"name": "Order"}, {"name": "Visit"}]}"#
    try Data(json.utf8).write(to: top.appending(path: "model.json"))
  }

  private func run(_ arguments: String...) -> Outcome {
    StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(arguments)
  }

  private func exists(_ entity: String) -> Bool {
    FileManager.default.fileExists(
      atPath: top.appending(path: "Trips/Domain/Models/\(entity).swift").path)
  }

  @Test func `applying a model file adds its entities, each as a step that can be undone`() {
    let outcome = run("apply", "model.json")
    #expect(outcome.exitCode == 0 && outcome.text.hasPrefix("added Order, Visit\n"))
    #expect(exists("Order") && exists("Visit"))
    #expect(run("apply", "model.json").text == "every entity of model.json exists; nothing to do")
    #expect(run("undo").exitCode == 0)
    #expect(exists("Order") && !exists("Visit"))
  }

  @Test func `a dry run prints the changes of all entities and writes none`() {
    let outcome = run("apply", "model.json", "--dry-run")
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("+struct Order:") && outcome.text.contains("+struct Visit:"))
    #expect(!exists("Order"))
  }

  @Test func `a refused entity leaves the project without the others`() throws {
    let json = #"{"entities": [{"name": "Order"}, {"name": "class"}]}"#
    try Data(json.utf8).write(to: top.appending(path: "model.json"))
    #expect(run("apply", "model.json").exitCode == 2)
    #expect(!exists("Order"))
  }

  @Test func `a missing model file is named`() {
    let outcome = run("apply", "none.json")
    #expect(outcome == Outcome("strata: the file 'none.json' cannot be read", exitCode: 2))
  }
}
