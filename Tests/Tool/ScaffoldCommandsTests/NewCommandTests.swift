import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

@Suite struct NewCommandTests {
  private func run(_ arguments: String..., in folder: TemporaryFolder) -> Outcome {
    StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run).run(["new"] + arguments)
  }

  @Test func `a new app is created, with a hint about the next steps`() throws {
    let folder = try TemporaryFolder()
    let outcome = run("MyApp", "--example", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.text.hasSuffix("files\n\n  cd MyApp\n  make run\n  make test"))
    let manifest = folder.url.appending(path: "MyApp/Package.swift")
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains("name: \"MyApp\""))
  }

  @Test func `a dry run lists the files and writes none`() throws {
    let folder = try TemporaryFolder()
    let outcome = run("MyApp", "--dry-run", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("+ MyApp/MyApp/DIContainer.swift\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test(arguments: [
    ("modules", "App/AppComposition.swift")
  ])
  func `strata new with the preset modules creates its composition, and an entity can be added`(
    preset: String, path: String
  ) throws {
    let folder = try TemporaryFolder()
    let outcome = run("Trips", "--preset", preset, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    let top = folder.url.appending(path: "Trips")
    #expect(FileManager.default.fileExists(atPath: top.appending(path: "Trips/\(path)").path))
    let added = StrataTool(folder: top, scaffold: ScaffoldCommands.run).run([
      "add", "entity", "Order", "title:String",
    ])
    #expect(added.text.hasPrefix("added entity Order\n"), "\(added.text)")
    #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(["undo"]).exitCode == 0)
    #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(["undo"]).exitCode == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test(arguments: ["layers", "feature-first", "modules", "strata"])
  func `strata new --example creates an app for each preset, and undo removes it`(preset: String)
    throws
  {
    let folder = try TemporaryFolder()
    let outcome = run("Gale", "--preset", preset, "--example", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    let top = folder.url.appending(path: "Gale")
    #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(["undo"]).exitCode == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func `an invalid name is refused in one sentence`() throws {
    let folder = try TemporaryFolder()
    let outcome = run("my app", in: folder)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.text
        == "strata: the app's name 'my app' has characters other than the letters A to Z and digits"
    )
  }

  @Test func `strata new refuses to replace an app of the same name`() throws {
    let folder = try TemporaryFolder()
    _ = run("MyApp", in: folder)
    let readme = folder.url.appending(path: "MyApp/README.md")
    try Data("mine".utf8).write(to: readme)
    let outcome = run("MyApp", in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasSuffix("already exists; choose another or move it away"))
    #expect(try String(contentsOf: readme, encoding: .utf8) == "mine")
  }

  @Test func `the dependency on Strata is written as a path relative to the app`() {
    func path(_ package: String, _ project: String) -> String {
      StrataPackage.relative(URL(filePath: package), from: URL(filePath: project))
    }
    #expect(path("/a/strata", "/a/App") == "../strata")
    #expect(path("/a/strata", "/a/strata/Examples/App") == "../..")
    #expect(path("/a/strata", "/b/c/App") == "../../../a/strata")
  }
}
