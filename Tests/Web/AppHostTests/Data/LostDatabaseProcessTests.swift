import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a served app whose database or key is missing at the next start.
@Suite(.timeLimit(.minutes(10))) struct LostDatabaseProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start() async throws -> ServedApp {
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = folder.url
    return try await ServedApp.start(configuration)
  }

  /// Lets a server store something for a visitor, and ends it. If it is killed, all of it is in the
  /// log.
  private func serveOnce(isKilled: Bool) async throws {
    let app = try await start()
    #expect(try await RawHTTPClient(app.url).get("/").status == 200)
    let (socket, _) = try await LoadedPage(of: app).connect(to: app)
    withExtendedLifetime(socket) {}
    _ = try await isKilled ? app.kill() : app.stop()
    #expect(app.errors == "", "a first start is silent")
  }

  @Test(arguments: [true, false])
  func `a server whose database is gone refuses to start and leaves the log, which is put aside`(
    isRemoved: Bool
  ) async throws {
    try await serveOnce(isKilled: true)
    let (file, log) = (folder.file("data.sqlite"), folder.file("data.sqlite-wal"))
    let bytes = try Data(contentsOf: log)
    try #require(!bytes.isEmpty)
    if isRemoved {
      try FileManager.default.removeItem(at: file)
    } else {
      try Data().write(to: file)
    }
    let data = ["--data", folder.url.path]
    let refused = try await ServedApp.run("Counter", arguments: ["--port", "0"] + data)
    #expect(refused.status == .exited(1))
    #expect(refused.errors.contains("the file is missing or empty, although its log"))
    #expect(refused.errors.contains("restore FILE --aside"))
    #expect(try Data(contentsOf: log) == bytes)
    // The way out.
    let other = try TemporaryFolder()
    let empty = other.file("data")
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = empty
    #expect(try await ServedApp.start(configuration).stop() == .exited(0))
    let restored = try await ServedApp.run(
      "Counter",
      arguments: ["restore", empty.appending(path: "data.sqlite").path, "--aside"] + data)
    #expect(restored.status == .exited(0), "\(restored.errors)")
    #expect(try Data(contentsOf: folder.file("data.sqlite.damaged-1-wal")) == bytes)
    let app = try await start()
    #expect(try await app.stop() == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `a server tells of a missing key beside rows, and of a missing database beside keys`()
    async throws
  {
    try await serveOnce(isKilled: false)
    let key = folder.file("host.key")
    try FileManager.default.removeItem(at: key)
    let keyless = try await start()
    #expect(try await keyless.stop() == .exited(0))
    #expect(keyless.errors.contains("\(key.path) was missing beside a database with rows"))
    #expect(keyless.errors.split(separator: "\n").count == 1, "\(keyless.errors)")
    try FileManager.default.removeItem(at: folder.file("data.sqlite"))
    let empty = try await start()
    #expect(try await empty.stop() == .exited(0))
    #expect(empty.errors.contains("of an earlier server, but data.sqlite is missing or empty"))
    #expect(empty.errors.split(separator: "\n").count == 1, "\(empty.errors)")
    let again = try await start()
    #expect(try await again.stop() == .exited(0))
    #expect(again.errors == "")
  }
}
