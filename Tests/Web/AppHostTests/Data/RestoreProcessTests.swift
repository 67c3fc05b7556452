import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the commands that check a damaged database and replace it by a backup.
@Suite(.timeLimit(.minutes(10))) struct RestoreProcessTests {
  private let folder: TemporaryFolder
  private let data: URL

  init() throws {
    folder = try TemporaryFolder()
    data = folder.url.appending(path: "data", directoryHint: .isDirectory)
  }

  private func run(
    _ command: String, _ words: String...
  ) async throws -> (status: StrataBrowserTesting.ExitStatus, output: String, errors: String) {
    let ended = try await ServedApp.run(
      "Counter", arguments: [command] + words + ["--data", data.path])
    return (ended.status, ended.output, ended.errors)
  }

  /// Starts a server on the data folder and ends it, so that there is a database.
  private func makeDatabase() async throws {
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = data
    #expect(try await ServedApp.start(configuration).stop() == .exited(0))
  }

  @Test func `restore --aside keeps a damaged database under another name and restores the backup`()
    async throws
  {
    let backup = folder.file("backup.sqlite").path
    try await makeDatabase()
    #expect(try await run("doctor").status == .exited(0))
    #expect(try await run("backup", backup).status == .exited(0))
    let file = data.appending(path: "data.sqlite")
    let damaged = Data(repeating: 0x41, count: 10_000)
    try damaged.write(to: file)
    let refused = try await run("doctor")
    #expect(refused.status == .exited(1))
    #expect(refused.errors.contains("\(file.path) is damaged or is not a database"))
    let kept = "\(file.path).damaged-1"
    let restored = try await run("restore", backup, "--aside")
    #expect(restored.status == .exited(0))
    #expect(restored.output == "kept: \(kept)\nrestored: 0 rows\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == damaged)
    #expect(try await run("doctor").status == .exited(0))
  }

  @Test func `restore --aside leaves the database alone if the backup cannot be read`() async throws
  {
    try await makeDatabase()
    let file = data.appending(path: "data.sqlite")
    let bytes = try Data(contentsOf: file)
    let bad = folder.file("bad.sqlite")
    try Data(repeating: 0x41, count: 10_000).write(to: bad)
    #expect(try await run("restore", bad.path, "--aside").status == .exited(1))
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func `a backup of all files is a data folder on which a server knows its devices`()
    async throws
  {
    let app = try await ServedApp.start("Counter")
    let page = try await LoadedPage(of: app)
    let copy = folder.file("all")
    let copied = try await ServedApp.run(
      "Counter", arguments: ["backup", "--all", copy.path, "--data", app.dataFolder.path])
    #expect(copied.status == .exited(0))
    #expect(copied.output.hasSuffix(" files\n"))
    #expect(try await app.stop() == .exited(0))
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = copy
    let restored = try await ServedApp.start(configuration)
    let again = try await RawHTTPClient(restored.url).get("/", headers: ["Cookie": page.cookies])
    #expect(again.status == 200)
    #expect(again.headers["Set-Cookie"] == nil)
    #expect(try await restored.stop() == .exited(0))
  }

  @Test
  func `restore --replace changes the database of a running server, which reads it on SIGHUP`()
    async throws
  {
    let backup = folder.file("backup.sqlite").path
    let app = try await ServedApp.start("Counter")
    let place = ["--data", app.dataFolder.path]
    let page = try await LoadedPage(of: app)
    let (socket, _) = try await page.connect(to: app)
    let copied = try await ServedApp.run("Counter", arguments: ["backup", backup] + place)
    #expect(copied.status == .exited(0))
    let refused = try await ServedApp.run("Counter", arguments: ["restore", backup] + place)
    #expect(refused.errors.contains("has rows already"))
    let restored = try await ServedApp.run(
      "Counter", arguments: ["restore", backup, "--replace"] + place)
    #expect(restored.status == .exited(0))
    #expect(restored.output.contains("Send SIGHUP to a running server"))
    kill(app.processID, SIGHUP)
    #expect(try await page.connect(to: app).answer == #"["w","resumed",0]"#)
    withExtendedLifetime(socket) {}
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `restore --aside is refused while a running server has the database open`()
    async throws
  {
    let backup = folder.file("backup.sqlite").path
    let app = try await ServedApp.start("Counter")
    let place = ["--data", app.dataFolder.path]
    let copied = try await ServedApp.run("Counter", arguments: ["backup", backup] + place)
    #expect(copied.status == .exited(0))
    let refused = try await ServedApp.run(
      "Counter", arguments: ["restore", backup, "--aside"] + place)
    #expect(refused.status == .exited(1))
    #expect(refused.errors.contains("is locked by another program"))
    #expect(FileManager.default.fileExists(atPath: app.dataFolder.path + "/data.sqlite"))
    #expect(try await app.stop() == .exited(0))
  }
}
