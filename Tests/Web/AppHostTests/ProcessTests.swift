import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the host as a process: its output and its exit.
@Suite(.timeLimit(.minutes(10))) struct ProcessTests {
  @Test func `a host prints one line, serves, and exits with 0`() async throws {
    let app = try await ServedApp.start("Counter")
    let port = try #require(app.url.port)
    #expect(app.output == "Ready: http://127.0.0.1:\(port)/\n")
    let client = RawHTTPClient(app.url)
    #expect(try await client.get("/").text.contains("Counter"))
    #expect(try await client.get("/healthz").text == "{\"status\":\"ok\",\"sessions\":1}\n")
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `a browser is the same device after a restart`() async throws {
    let app = try await ServedApp.start("Counter")
    let cookies = try await RawHTTPClient(app.url).get("/").cookies
    try await app.restart()
    let again = try await RawHTTPClient(app.url).get("/", headers: ["Cookie": cookies])
    #expect(again.status == 200)
    #expect(again.headers["Set-Cookie"] == nil)
    #expect(try await app.stop() == .exited(0))
  }

  @Test func `SIGHUP does not end a host, and its page's socket stays open`() async throws {
    let app = try await ServedApp.start("Counter")
    let page = try await LoadedPage(of: app)
    let (socket, _) = try await page.connect(to: app)
    for _ in 0..<3 {
      kill(app.processID, SIGHUP)
      #expect(try await RawHTTPClient(app.url).get("/healthz").status == 200)
    }
    #expect(try await page.connect(to: app).answer == #"["w","resumed",0]"#)
    withExtendedLifetime(socket) {}
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `SIGHUP lets a host read its certificate again, and it says whether it can be used`()
    async throws
  {
    let folder = try TemporaryFolder()
    let files = ["cert.pem", "key.pem"].map { folder.file($0).path }
    try await Self.makeCertificate(files)
    let app = try await ServedApp.start(
      "Counter", arguments: ["--tls-cert", files[0], "--tls-key", files[1]])
    try await Self.makeCertificate(files)
    kill(app.processID, SIGHUP)
    while !app.errors.contains("New connections use the certificate that was read again.\n") {
      try Task.checkCancellation()
      await Task.yield()
    }
    try Data("junk".utf8).write(to: URL(fileURLWithPath: files[0]))
    kill(app.processID, SIGHUP)
    while !app.errors.contains("The earlier certificate is still used. ") {
      try Task.checkCancellation()
      await Task.yield()
    }
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
  }

  private static func makeCertificate(_ files: [String]) async throws {
    let (process, ended) = (Process(), Gate())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-keyout", files[1], "-out", files[0], "-days", "2", "-subj", "/CN=localhost",
    ]
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in ended.open() }
    try process.run()
    await ended.wait()
    #expect(process.terminationStatus == 0)
  }

  @Test func `an open socket does not delay the exit`() async throws {
    let app = try await ServedApp.start("Counter")
    let port = try #require(app.url.port)
    let page = try await RawHTTPClient(app.url).get("/")
    let socket = try await RawWebSocket.open(
      port: port, path: "/~/live",
      headers: ["Origin": "http://127.0.0.1:\(port)", "Cookie": page.cookies])
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
    _ = try? await socket.receive()
  }

  /// The output pipe is full, so that the process stops between listening and reporting it, and is
  /// terminated right there.
  @Test func `a host that is terminated before it is ready exits with 0`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (process, output, ended) = (Process(), Pipe(), Gate())
    let port = try Self.freePort()
    let held = Self.fill(output.fileHandleForWriting.fileDescriptor)
    process.executableURL = try BuiltExecutable.url("Counter")
    process.arguments = ["--port", "\(port)", "--data", folder.url.path]
    // The environment of the tests may have a HOST.
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardOutput = output
    process.terminationHandler = { _ in ended.open() }
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    let client = RawHTTPClient(port: port)
    while try await !Self.answers(client) { try #require(process.isRunning) }
    process.terminate()
    // Reads only what filled the pipe, so as not to wait for output that does not come.
    #expect(try output.fileHandleForReading.read(upToCount: held)?.count == held)
    await ended.wait()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  private static func answers(_ client: RawHTTPClient) async throws -> Bool {
    // An address that needs no main thread, which is stopped.
    guard let answer = try? await client.get("/~/nothing") else { return false }
    return answer.status == 404
  }

  static func freePort() throws -> Int {
    let holder = try RawListener { _ in }
    holder.stop()
    return holder.port
  }

  /// Fills a pipe and returns the number of bytes that it accepted.
  private static func fill(_ descriptor: Int32) -> Int {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(descriptor, F_SETFL, flags) }
    let bytes = [UInt8](repeating: 0x2E, count: 4_096)
    var total = 0
    while true {
      let count = write(descriptor, bytes, bytes.count)
      guard count > 0 else { return total }
      total += count
    }
  }

  private func refusal(
    _ arguments: String..., status: Int32, environment: [String: String] = [:]
  ) async throws -> String {
    let refusal = try await ServedApp.run(
      "Counter", arguments: arguments, environment: environment)
    #expect(refusal.status == .exited(status))
    #expect(refusal.output == "")
    let lines = refusal.errors.split(separator: "\n")
    #expect(lines.count == 1, "one sentence: \(refusal.errors)")
    #expect(refusal.errors.hasPrefix("Counter: "))
    return refusal.errors
  }

  @Test func `invalid arguments print an explanation and exit with 2`() async throws {
    #expect(try await refusal("--prot", "1", status: 2).contains("--prot is not an option"))
    #expect(try await refusal("--port", "high", status: 2).contains("not 'high'"))
    #expect(try await refusal("--data", status: 2).contains("--data needs a value"))
    #expect(try await refusal("bake", status: 2).contains("'bake' is not a command"))
    let environment = ["PORT": "high"]
    #expect(try await refusal(status: 2, environment: environment).contains("PORT must be"))
    let ground = ["STRATA_MAP_TILES": "nonsense"]
    #expect(
      try await refusal(status: 2, environment: ground).hasPrefix(
        "Counter: STRATA_MAP_TILES is “nonsense”, but must be an http or https address with {z}"))
  }

  @Test func `help is printed and exits with 0`() async throws {
    let help = try await ServedApp.run("Counter", arguments: ["--help"])
    #expect(help.status == .exited(0))
    #expect(help.output.hasPrefix("usage: Counter [serve]"))
    #expect(help.errors == "")
  }

  @Test func `a busy port is reported and exits with 1`() async throws {
    let holder = try RawListener { _ in }
    let text = try await refusal("--port", "\(holder.port)", status: 1)
    #expect(text.contains("\(holder.port)"))
    holder.stop()
  }

  @Test func `a data folder that is a file is refused and left alone`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("data")
    try Data("mine".utf8).write(to: file)
    let text = try await refusal("--port", "0", "--data", file.path, status: 1)
    #expect(text.contains(file.path))
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test func `a database of a newer version is refused and left alone`() async throws {
    let app = try await ServedApp.start("Counter")
    #expect(try await app.stop() == .exited(0))
    let file = app.dataFolder.appendingPathComponent("data.sqlite")
    var bytes = try Data(contentsOf: file)
    // The file format's "user version": four bytes, the highest first.
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try bytes.write(to: file)
    let text = try await refusal("--port", "0", "--data", app.dataFolder.path, status: 1)
    #expect(text.contains("newer version"))
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func `a file that is not a database is refused and left unchanged`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("data.sqlite")
    let bytes = Data(repeating: 0x41, count: 10_000)
    try bytes.write(to: file)
    let text = try await refusal("--port", "0", "--data", folder.url.path, status: 1)
    #expect(text.contains(file.path))
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func `missing certificates are refused`() async throws {
    let folder = try TemporaryFolder()
    let text = try await refusal(
      "--port", "0", "--data", folder.url.path, "--tls-cert", folder.file("c").path, "--tls-key",
      folder.file("k").path, status: 1)
    #expect(text.contains(folder.file("c").path))
  }

  @Test func `a .env file in the working folder is read`() async throws {
    let folder = try TemporaryFolder()
    try Data("PORT=high\n".utf8).write(to: folder.file(".env"))
    var configuration = ServedApp.Configuration("Counter")
    configuration.dataFolder = folder.url
    await #expect {
      try await ServedApp.start(configuration)
    } throws: { error in
      (error as? ServedApp.NotReady)?.errors.contains("PORT must be a number") == true
    }
  }
}
