import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

@Suite struct TemplateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("mine/{{App}}/Notes/{{Entity}}.md.mustache", "# {{Title}}\n")
    try folder.write("mine/README.md", "These are ours.\n")
  }

  private func run(_ arguments: String..., in place: String = "") -> Outcome {
    StrataTool(folder: folder.url.appending(path: place), scaffold: ScaffoldCommands.run)
      .run(arguments)
  }

  @Test func `a checked folder lists what an entity would get from it`() {
    #expect(
      run("template", "check", "mine").text == """
        'strata add entity Order --template mine' would also write
          + Trips/Notes/Order.md
        """)
  }

  @Test func `an entity gets the files, drift ignores them, and undo removes them`() throws {
    try #require(run("new", "Trips").exitCode == 0)
    let added = run("add", "entity", "Order", "--template", "../mine", in: "Trips")
    #expect(added.text.contains("+ Trips/Notes/Order.md"), "\(added.text)")
    let file = folder.file("Trips/Trips/Notes/Order.md")
    #expect(try String(contentsOf: file, encoding: .utf8) == "# Order\n")
    #expect(run("drift", "--check", in: "Trips").exitCode == 0)
    #expect(run("undo", in: "Trips").exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: [
    (["template", "check", "none"], "the template folder 'none' cannot be read"),
    (
      ["template", "draw", "mine"],
      "'strata template' cannot 'draw': use 'strata template check FOLDER'"
    ),
  ])
  func `a wrong request is refused with its reason`(arguments: [String], text: String) {
    let outcome = StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run).run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.contains(text), "\(outcome.text)")
  }

  @Test func `a folder without templates is refused`() throws {
    try folder.write("empty/A.md", "")
    let outcome = run("template", "check", "empty")
    #expect(outcome.text.contains("has no file whose name ends in .mustache"))
  }
}
