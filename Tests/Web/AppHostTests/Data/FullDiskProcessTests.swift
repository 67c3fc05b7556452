import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a host on a disk that takes no more bytes.
@Suite(.timeLimit(.minutes(10))) struct FullDiskProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: [String] { ["--data", folder.url.path] }

  /// Runs the app, which may write no byte into any file, to its end.
  private func runWithoutRoom(_ words: String...) async throws -> ServedApp.Refusal {
    // The signal that tells of the limit is ignored, so that writing fails, as on a full disk.
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""
    return try await ServedApp.run(
      "/bin/sh", arguments: ["-c", script, BuiltExecutable.url("Counter").path] + words + data)
  }

  @Test func `a host that cannot write its database says so, and starts once there is room`()
    async throws
  {
    let refusal = try await runWithoutRoom("--port", "0")
    #expect(refusal.status == .exited(1))
    #expect(refusal.output == "")
    #expect(refusal.errors.split(separator: "\n").count == 1, "\(refusal.errors)")
    #expect(refusal.errors.contains(folder.file("data.sqlite").path))
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = folder.url
    let app = try await ServedApp.start(configuration)
    #expect(try await RawHTTPClient(app.url).get("/").status == 200)
    #expect(try await app.stop() == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `a key that cannot be written leaves those that are there, and no half of a file`()
    async throws
  {
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = folder.url
    #expect(try await ServedApp.start(configuration).stop() == .exited(0))
    let keys = try Data(contentsOf: folder.file("host.key"))
    let refusal = try await runWithoutRoom("rotate-key")
    #expect(refusal.status == .exited(1))
    #expect(refusal.errors.contains(folder.file("host.key").path), "\(refusal.errors)")
    #expect(try Data(contentsOf: folder.file("host.key")) == keys)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.filter { $0.hasPrefix("host.key") } == ["host.key"])
  }

  @Test func `a host whose output and sentences go to a full disk serves all the same`()
    async throws
  {
    let full = URL(fileURLWithPath: "/dev/full")
    let port = try ProcessTests.freePort()
    // The first sentence is that it is ready.
    let host = try SignalledProgram(
      "Counter", ["--host", "127.0.0.1", "--port", "\(port)"] + data, in: folder.url, output: full,
      errors: full)
    let client = RawHTTPClient(port: port)
    while (try? await client.get("/readyz").status) != 200 { try #require(host.isRunning) }
    let status = try? await client.get("/").status
    kill(host.pid, SIGTERM)
    #expect(host.status() == 0)
    #expect(status == 200)
  }
}
