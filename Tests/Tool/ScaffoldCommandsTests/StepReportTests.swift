import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

/// Tests of the JSON report of `new`, `add` and `undo` for other programs.
@Suite struct StepReportTests {
  private struct Report: Decodable {
    struct Change: Decodable, Equatable {
      var path: String
      var change: String
      var diff: String?

      enum CodingKeys: String, CodingKey {
        case path, change, diff
      }
    }

    var command: String
    var written: Bool
    var changes: [Change]

    enum CodingKeys: String, CodingKey {
      case command, written, changes
    }
  }

  private let folder: TemporaryFolder
  private var top: URL { folder.url.appending(path: "Trips") }

  init() throws {
    folder = try TemporaryFolder()
    #expect(try report(["new", "Trips"], in: folder.url).exitCode == 0)
  }

  private func report(
    _ arguments: [String], in place: URL? = nil
  ) throws -> (exitCode: Int32, text: String, Report) {
    let outcome = StrataTool(folder: place ?? top, scaffold: ScaffoldCommands.run)
      .run(arguments + ["--format", "json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.text.utf8))
    return (outcome.exitCode, outcome.text, report)
  }

  @Test func `the JSON report of strata new lists each file, with a diff only for a dry run`()
    throws
  {
    let (exitCode, _, dry) = try report(["new", "Boats", "--dry-run"], in: folder.url)
    #expect(exitCode == 1 && !dry.written && dry.command == "new Boats")
    #expect(dry.changes.allSatisfy { $0.change == "added" && $0.diff?.isEmpty == false })
    let boats = folder.url.appending(path: "Boats")
    #expect(!FileManager.default.fileExists(atPath: boats.path))
    let (_, _, made) = try report(["new", "Boats"], in: folder.url)
    #expect(made.written && made.changes.map(\.path) == dry.changes.map(\.path))
    #expect(made.changes.allSatisfy { $0.diff == nil })
    for change in made.changes {
      #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: change.path).path))
    }
  }

  @Test func `the JSON reports of a dry run, an addition and its undo list the same files`() throws
  {
    let ask = ["add", "entity", "Order", "title:String"]
    let (dryCode, _, dry) = try report(ask + ["--dry-run"])
    #expect(dryCode == 1 && !dry.written)
    #expect(dry.changes.first { $0.change == "edited" }?.diff?.contains("\n+") == true)
    let (_, _, added) = try report(ask)
    #expect(added.command == "add entity Order title:String")
    #expect(added.changes.map(\.path) == dry.changes.map(\.path))
    #expect(added.changes.map(\.change) == dry.changes.map(\.change))
    let (againCode, _, again) = try report(ask + ["--dry-run"])
    #expect(againCode == 0 && again.changes.isEmpty)
    let (_, _, undone) = try report(["undo"])
    #expect(undone.command == "undo" && undone.changes.map(\.path) == added.changes.map(\.path))
    #expect(Set(undone.changes.map(\.change)) == ["edited", "removed"])
  }

  @Test func `repeating a command gives the same JSON report, byte for byte`() throws {
    let ask = ["add", "feature", "Nothing", "--entity", "Trip", "--dry-run"]
    let first = StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(
      ask + ["--format", "json"])
    let second = StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(
      ask + ["--format", "json"])
    #expect(first == second)
  }

  @Test func `an error is reported as text, with the exit code of bad input`() {
    let outcome = StrataTool(folder: top, scaffold: ScaffoldCommands.run)
      .run(["add", "entity", "Order", "title:Strin", "--format", "json"])
    #expect(outcome.exitCode == 2 && outcome.text.contains("Strin"))
    let other = StrataTool(folder: top, scaffold: ScaffoldCommands.run)
      .run(["undo", "--format", "xml"])
    #expect(other.exitCode == 2 && other.text.contains("xml"))
  }
}
