import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of commands on a place that is not the one that an operator meant.
@Suite(.timeLimit(.minutes(10))) struct CommandPlaceProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: [String], _ environment: [String: String] = [:]) async throws
    -> ServedApp.Refusal
  {
    try await ServedApp.run("Counter", arguments: words, environment: environment)
  }

  /// Returns a data folder in which a server has stored something.
  private func usedFolder() async throws -> URL {
    let data = folder.file("data")
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = data
    #expect(try await ServedApp.start(configuration).stop() == .exited(0))
    return data
  }

  @Test(arguments: [
    ["backup", "copy.sqlite"], ["backup", "--all", "copy"], ["doctor"], ["rotate-key"],
    ["migrate", "--to", "postgres://ada@db.example/ada"],
  ])
  func `a command on a folder without a database says so and makes nothing`(
    words: [String]
  ) async throws {
    let place = folder.file("typo").path
    let refused = try await run(words + ["--data", place])
    #expect(refused.status == .exited(1))
    #expect(refused.errors.contains("there is no database in \(place)"), "\(refused.errors)")
    #expect(refused.errors.split(separator: "\n").count == 1)
    #expect(refused.output == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    #expect(try await run([words[0], "--help", "--data", place]).status == .exited(0))
  }

  @Test func `a backup into a folder that does not exist makes neither the folder nor a file`()
    async throws
  {
    let data = try await usedFolder().path
    let missing = folder.file("missing").path
    for words in [["\(missing)/copy.sqlite"], ["--all", "\(missing)/copy"]] {
      let refused = try await run(["backup"] + words + ["--data", data])
      #expect(refused.status == .exited(2))
      #expect(refused.errors.contains("the folder “\(missing)” does not exist"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["data"])
  }

  @Test func `a backup of a database that cannot be read leaves no file`() async throws {
    let data = try await usedFolder()
    try Data(repeating: 0x41, count: 10_000).write(to: data.appending(path: "data.sqlite"))
    let copy = folder.file("copy.sqlite").path
    #expect(try await run(["backup", copy, "--data", data.path]).status == .exited(1))
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test func `the flag of restore may come first, and --aside is refused on PostgreSQL`()
    async throws
  {
    let data = try await usedFolder().path
    let copy = folder.file("copy.sqlite").path
    #expect(try await run(["backup", copy, "--data", data]).status == .exited(0))
    let restored = try await run(["restore", "--replace", copy, "--data", data])
    #expect(restored.status == .exited(0), "\(restored.errors)")
    let both = try await run(["restore", "--replace", copy, "--aside", "--data", data])
    #expect(both.status == .exited(2))
    let refused = try await run(
      ["restore", copy, "--aside", "--data", data],
      ["DATABASE_URL": "postgres://ada@127.0.0.1:1/ada"])
    #expect(refused.status == .exited(2))
    #expect(refused.errors.contains("--aside renames a SQLite file"), "\(refused.errors)")
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `what a command of root makes in a data folder belongs to the folder's owner`()
    async throws
  {
    let data = try await usedFolder()
    let manager = FileManager.default
    func all() -> [String] {
      [data.path] + (manager.subpaths(atPath: data.path) ?? []).map { "\(data.path)/\($0)" }
    }
    for path in all() { #expect(lchown(path, 65_534, 65_534) == 0) }
    let copy = folder.file("copy.sqlite").path
    for words in [
      ["rotate-key"], ["rotate-key", "--drop"], ["backup", copy], ["doctor"],
      ["restore", copy, "--aside"],
    ] {
      let ended = try await run(words + ["--data", data.path])
      #expect(ended.status == .exited(0), "\(words): \(ended.errors)")
      for path in all() {
        let owner = try manager.attributesOfItem(atPath: path)[.ownerAccountID] as? NSNumber
        #expect(owner?.uint32Value == 65_534, "\(words): \(path)")
      }
    }
    let owner = try manager.attributesOfItem(atPath: copy)[.ownerAccountID] as? NSNumber
    #expect(owner?.uint32Value == 0, "a backup elsewhere stays root's")
  }
}
