import Foundation
import StrataKitTesting
import StrataScaffold
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

/// Tests of `strata adopt`, and of `strata add` in a project that strata did not make.
@Suite struct AdoptCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("Product")
    try folder.write(
      "Shop/AppContainer.swift",
      "final class AppContainer {\n    let productRepository = ProductRepository()\n}\n")
  }

  /// Writes the files of an entity.
  private func write(_ name: String, in views: String = "Scenes") throws {
    try folder.write("Shop/Models/\(name).swift", "struct \(name) {}\n")
    try folder.write("Shop/Data/\(name)Repository.swift", "struct \(name)Repository {}\n")
    try folder.write("Shop/\(views)/\(name)View.swift", "struct \(name)View {}\n")
  }

  private func adopt(_ arguments: String..., answers: String? = nil) throws -> Outcome {
    let parsed = try ArgumentReader(commands: StrataTool.commands).read(["adopt"] + arguments)
    let terminal = answers.map { answer in Terminal(write: { _ in }, read: { answer }) }
    let command = AdoptCommand(folder: folder.url, parsed: parsed, terminal: terminal)
    do { return try command.run() } catch let problem as CheckProblem {
      return Outcome(problem.text, exitCode: 2)
    }
  }

  private func run(_ arguments: String...) -> Outcome {
    StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run).run(arguments)
  }

  private func link(_ path: String, to goal: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(path).path, withDestinationPath: goal)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.file(path).path)
  }

  @Test func `a link to nothing, to itself or to a device is no file of the project`() throws {
    for (path, goal) in [("A", "nowhere"), ("B", "B.swift"), ("C", "/dev/null")] {
      try link("Shop/Models/\(path).swift", to: goal)
    }
    try link("Shop/Models/D.swift", to: "Product.swift")
    let models = try ProjectSnapshot(folder: folder.url).files.keys.filter {
      $0.hasPrefix("Shop/Models/")
    }
    #expect(models.sorted() == ["Shop/Models/D.swift", "Shop/Models/Product.swift"])
    #expect(try adopt("--print").exitCode == 0)
  }

  @Test func `a file that cannot be read is named`() throws {
    // Reading this file from its beginning fails for every user.
    try link("Shop/Models/A.swift", to: "/proc/self/mem")
    #expect(
      try adopt()
        == Outcome("the file 'Shop/Models/A.swift' cannot be read", exitCode: 2))
  }

  @Test
  func `after strata adopt a new entity has the project's style, and undo restores the project`()
    throws
  {
    let outcome = try adopt()
    #expect(
      outcome
        == Outcome(
          """
          'strata add' makes entities like Product and features like Product:
            entity     Shop/Data/{Name}Repository.swift
            entity     Shop/Models/{Name}.swift
            feature    Shop/Scenes/{Name}View.swift
            container  Shop/AppContainer.swift
          wrote strata-style.json: commit it, correct it if a line is wrong, and let git ignore .strata/
          """))
    let plan = run("add", "entity", "Order", "--dry-run")
    #expect(plan.exitCode == 1 && plan.text.contains("+++ b/Shop/Scenes/OrderView.swift\n"))
    #expect(!exists("Shop/Scenes/OrderView.swift"))
    let added = run("add", "entity", "Order")
    #expect(
      added.text == """
        added entity Order, like Product
          ~ Shop/AppContainer.swift
          + Shop/Data/OrderRepository.swift
          + Shop/Models/Order.swift
          + Shop/Scenes/OrderView.swift
        """)
    let container = try String(contentsOf: folder.file("Shop/AppContainer.swift"), encoding: .utf8)
    #expect(container.contains("    let orderRepository = OrderRepository()\n"))
    #expect(
      run("add", "entity", "Order").text
        == "entity Order already exists with all its files; nothing to do")
    #expect(run("add", "entity", "Visit", "title:String").exitCode == 2)
    #expect(run("undo").exitCode == 0 && !exists("Shop/Models/Order.swift"))
    #expect(run("undo").exitCode == 0 && !exists(AdoptedStyle.path))
  }

  @Test(arguments: [
    ["drift"], ["upgrade"], ["rename", "Product", "Order"], ["remove", "Product"],
  ])
  func `a command that needs generated files says that an adopted project has none`(
    command: [String]
  ) throws {
    #expect(try adopt().exitCode == 0)
    let outcome = StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run).run(command)
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.contains("only 'strata add' and 'strata undo' work here"), "\(outcome)")
  }

  @Test
  func `strata adopt --print writes nothing, and adopt does not replace an existing style file`()
    throws
  {
    let printed = try adopt("--print")
    #expect(printed.exitCode == 0 && !exists(AdoptedStyle.path))
    #expect(try AdoptedStyle(json: Data(printed.text.utf8)).example == "Product")
    #expect(try adopt().exitCode == 0)
    #expect(
      try adopt().text
        == "strata-style.json already exists and was not changed; '--print' prints a new guess")
  }

  @Test
  func `strata adopt refuses two equally good examples and names them, unless --like chooses one`()
    throws
  {
    try write("Customer", in: "UI")
    let refused = try adopt()
    #expect(refused.exitCode == 2 && !exists(AdoptedStyle.path))
    #expect(
      refused.text.hasPrefix(
        "Product, Customer could each be the example, with 3 files in different folders"))
    #expect(try adopt("--like", "Customer", "--print").text.contains("\"example\" : \"Customer\""))
    #expect(try adopt("--print", answers: "y").text.contains("\"example\" : \"Product\""))
    #expect(try adopt("--print", answers: "n").exitCode == 2)
    #expect(try adopt("--like", "Nothing").text.hasPrefix("'Nothing' cannot be the example"))
  }

  @Test
  func `of two examples in the same style strata adopt takes the one in the dependency container`()
    throws
  {
    try write("Customer")
    #expect(try adopt("--print").text.contains("\"example\" : \"Product\""))
  }

  @Test func `strata adopt refuses a project without a known container, unless an option chooses`()
    throws
  {
    try FileManager.default.moveItem(
      at: folder.file("Shop/AppContainer.swift"), to: folder.file("Shop/Start.swift"))
    let refused = try adopt()
    #expect(refused.exitCode == 2)
    #expect(refused.text.contains("these use it: Shop/Start.swift; choose with '--container'"))
    let line = "\"containers\" : [\n    \"Shop/Start.swift\"\n  ]"
    #expect(try adopt("--print", "--container", "Shop/Start.swift").text.contains(line))
    #expect(try adopt("--print", answers: "yes").text.contains(line))
    let alone = try adopt("--print", "--no-container").text
    #expect(try AdoptedStyle(json: Data(alone.utf8)).containers == [])
    #expect(
      try adopt("--container", "A.swift").text == "'A.swift' is no Swift file of this project")
  }

  @Test func `strata adopt refuses a project without an example type, and one made by strata new`()
    throws
  {
    try FileManager.default.removeItem(at: folder.file("Shop/Models/Product.swift"))
    #expect(try adopt().text.hasPrefix("found no entity to imitate"))
    try folder.write("strata.json", "{\"preset\": \"template\"}")
    #expect(try adopt().text.hasPrefix("this project was made by 'strata new'"))
  }
}
