import Foundation
import StrataKitTesting
import StrataProjectRuns
import Testing

@testable import StrataCommands

/// Tests of `strata run`, `build` and `test` up to the build: arguments, errors, `--dry-run`.
@Suite struct ProjectRunCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Trips/App.swift", "import SwiftUI\n#if os(iOS)\n@main struct A: App {}\n#endif\n")
  }

  private func run(_ line: String) -> Outcome {
    StrataTool(folder: folder.url).run(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: ["run", "build", "test"])
  func `a dry run prints the manifest and the files, and writes nothing`(command: String) throws {
    let outcome = run("\(command) Trips --dry-run --scratch cache")
    #expect(outcome.exitCode == 0)
    #expect(outcome.text.contains(".executableTarget(\n      name: \"Trips\""), "\(outcome.text)")
    #expect(outcome.text.contains("  Targets/Trips/App.swift <- App.swift, 1 change"))
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(entries == ["Trips"])
  }

  @Test func `a line before the build names a data model that cannot be used`() throws {
    try folder.write(
      "Trips/Trips.xcdatamodel/contents",
      "<model><entity name=\"Car\" parentEntity=\"Vehicle\"/></model>")
    let request = ProjectPlan.Request(
      path: folder.url.appending(path: "Trips").path, target: nil, configuration: "Debug",
      strata: "/strata")
    let plan = try ProjectPlan(request, in: FilesOnDisk(), describe: PackageDescriber.describe)
    #expect(
      ProjectRunCommand.warnings(of: plan)
        == "strata: Trips.xcdatamodel: Car: the entity has the parent Vehicle, but Strata supports "
        + "no parent entities\n")
  }

  @Test func `the current folder is the default`() throws {
    let tool = StrataTool(folder: folder.url.appending(path: "Trips", directoryHint: .isDirectory))
    let outcome = tool.run(["run", "--dry-run"])
    #expect(outcome.text.contains("name: \"Trips\""), "\(outcome.text)")
  }

  @Test(arguments: [
    ("run None", "' does not exist"),
    ("run Trips --target Other --strata .", "' is not the folder of Strata's"),
    (
      "build Trips -- --port 9000",
      "'strata build' takes no further argument, but was given '--port'"
    ),
  ])
  func `a project that cannot be run is an error in one sentence`(line: String, end: String) {
    let outcome = run(line)
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasPrefix("strata: ") && outcome.text.contains(end), "\(outcome.text)")
  }

  @Test func `arguments after two dashes are passed to the app`() throws {
    let reader = ArgumentReader(commands: StrataTool.commands)
    let parsed = try reader.read([
      "run", "Trips", "--target", "A", "--", "--port", "9000", "--help",
    ])
    #expect(parsed.operands == ["Trips"] && parsed.value("--target") == "A")
    #expect(parsed.passed == ["--port", "9000", "--help"])
    #expect(run("run None -- --help").exitCode == 2)
    #expect(run("run None --help").exitCode == 0)
  }
}
