import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of an app that several processes serve.
@Suite(.timeLimit(.minutes(10))) struct WorkerProcessTests {
  private static let resumed = #"["w","resumed",0]"#

  @Test func `a front process with two workers prints one line, serves pages, and exits with 0`()
    async throws
  {
    let app = try await ServedApp.withWorkers(2)
    let port = try #require(app.url.port)
    #expect(app.output == "Ready: http://127.0.0.1:\(port)/\n")
    #expect(app.workers.count == 2)
    let client = RawHTTPClient(app.url)
    #expect(try await client.get("/").text.contains("Counter"))
    #expect(try await client.get("/healthz").text.hasPrefix("{\"status\":\"ok\","))
    #expect(try await client.get("/healthz").text.hasSuffix(",\"workers\":2}\n"))
    #expect(try await client.get("/readyz").text == "ready\n")
    let figures = try await client.get("/metrics").text
    #expect(figures.contains("strata_sessions{worker=\"1\"} "))
    #expect(figures.contains("strata_sessions{worker=\"2\"} "))
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `a page's socket reaches the worker process that drew the page`()
    async throws
  {
    let app = try await ServedApp.withWorkers(2)
    var pages: [LoadedPage] = []
    for _ in 0..<6 { pages.append(try await LoadedPage(of: app)) }
    for page in pages {
      let (_, answer) = try await page.connect(to: app)
      #expect(answer == Self.resumed)
    }
    for worker in 1...2 {
      let name = "strata_sessions{worker=\"\(worker)\"}"
      #expect(try await app.figure(name) ?? 0 > 0, "newcomers go where there is less to do")
    }
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test func `the connection of a request that a proxy forwarded is closed after the answer`()
    async throws
  {
    let app = try await ServedApp.withWorkers(1)
    let port = try #require(app.url.port)
    let direct = try await RawHTTPConnection.open(port: port)
    #expect(try await direct.send("GET", "/").headers["Connection"] == nil)
    #expect(try await direct.send("GET", "/").status == 200)
    let proxy = try await RawHTTPConnection.open(port: port)
    let answer = try await proxy.send("GET", "/", headers: ["X-Forwarded-For": "10.0.0.1"])
    #expect(answer.headers["Connection"] == "close")
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test
  func `the front process refuses names that are not served with 421, and sends HSTS over TLS`()
    async throws
  {
    let app = try await ServedApp.withWorkers(
      1, ["--trusted-proxy", "127.0.0.1", "--served-names", "app.example"])
    let client = RawHTTPClient(app.url)
    let name: RawHTTPHeaders = ["Host": "app.example"]
    let field = "Strict-Transport-Security"
    for path in ["/healthz", "/readyz", "/metrics", "/"] {
      let secure = name.adding(["X-Forwarded-Proto": "https"])
      #expect(try await client.get(path, headers: secure).headers[field] == "max-age=31536000")
      #expect(try await client.get(path, headers: name).headers[field] == nil)
      let other = try await client.get(path, headers: ["Host": "evil.example"])
      #expect(other.status == 421, "\(path)")
    }
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test func `a request head that arrives in several parts reaches the worker complete`()
    async throws
  {
    let app = try await ServedApp.withWorkers(1)
    let connection = try await RawHTTPConnection.open(port: try #require(app.url.port))
    for part in ["GE", "T / HTTP/1.1\r\nHo", "st: x\r\n", "\r\n"] {
      try await connection.socket.write(Array(part.utf8))
      // Another request in between, so that the part is looked at.
      _ = try await RawHTTPClient(app.url).get("/readyz")
    }
    #expect(try await connection.response().status == 200)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test
  func `the front process refuses a head with a lone line feed before a worker receives it`()
    async throws
  {
    let app = try await ServedApp.withWorkers(1)
    let client = RawHTTPClient(app.url)
    let heads = [
      "GET / HTTP/1.1\nHost: x\n\n", "GET / HTTP/1.1\r\nHost: x\nX-Forwarded-For: 10.0.0.1\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nHost: x\r\n\n",
      String(repeating: "\r\n", count: 5) + "GET / HTTP/1.1\nHost: x\n\n",
    ]
    for head in heads {
      let answer = try await client.send(raw: Array(head.utf8))
      #expect(answer.status == 400, "\(head)")
      #expect(answer.headers["Connection"] == "close")
    }
    #expect(try await app.figure("strata_connections_handed_total") == 0)
    #expect(try await client.get("/").status == 200)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test
  func `a worker process that is killed is replaced, and its devices are served by another worker`()
    async throws
  {
    let app = try await ServedApp.withWorkers(2)
    let pages = [try await LoadedPage(of: app), try await LoadedPage(of: app)]
    let victim = try #require(app.workers.min())
    kill(victim, SIGKILL)
    try await app.wait(for: "strata_workers_lost_total", toBe: 1)
    var served = 0
    for page in pages {
      let again = try await LoadedPage(of: app, cookies: page.cookies)
      let (_, answer) = try await again.connect(to: app)
      #expect(answer == Self.resumed)
      if answer == Self.resumed { served += 1 }
    }
    BadDay("killed-worker").record(
      done: ["workers killed or hanging": 1, "devices that load their page again": pages.count],
      seen: ["devices that were served": served])
    try await app.wait(for: "strata_workers", toBe: 2)
    #expect(!app.workers.contains(victim))
    #expect(app.errors.contains("has ended; another takes its place."))
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test(.thorough) func `a worker process that does not respond is ended and replaced`()
    async throws
  {
    let app = try await ServedApp.withWorkers(2)
    let victim = try #require(app.workers.min())
    kill(victim, SIGSTOP)
    try await app.wait(for: "strata_workers_lost_total", toBe: 1)
    try await app.wait(for: "strata_workers", toBe: 2)
    #expect(!app.workers.contains(victim))
    #expect(app.errors.contains("does not answer, so its process is ended."))
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test func `no request fails while all worker processes are replaced`() async throws {
    let app = try await ServedApp.withWorkers(2)
    let before = app.workers
    let page = try await LoadedPage(of: app)
    let first = try await page.connect(to: app)
    #expect(first.answer == Self.resumed)
    let streams = (0..<4).map { _ in
      Task { () -> (count: Int, failures: [String]) in
        var (count, failures) = (0, [String]())
        while !Task.isCancelled {
          do { _ = try await LoadedPage(of: app) } catch { failures.append("\(error)") }
          count += 1
        }
        return (count, failures)
      }
    }
    kill(app.processID, SIGHUP)
    try await app.wait(for: "strata_workers_started_total", toBe: 4)
    try await app.wait(for: "strata_workers", toBe: 2)
    #expect(app.workers.subtracting(before).count == 2)
    // A device whose page is in an earlier worker meets it there, also on a new connection.
    #expect(try await page.connect(to: app).answer == Self.resumed)
    withExtendedLifetime(first.socket) {}
    var (pages, failures) = (0, [String]())
    for stream in streams {
      stream.cancel()
      let loaded = await stream.value
      #expect(loaded.count > 0)
      (pages, failures) = (pages + loaded.count, failures + loaded.failures)
    }
    #expect(failures == [])
    BadDay("replaced-workers").record(
      done: ["workers replaced": before.count, "pages loaded meanwhile": pages],
      seen: ["pages that failed": failures.count])
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `worker processes end when their front process is killed`() async throws {
    let folder = try TemporaryFolder()
    let output = folder.file("output")
    let front = try SignalledProgram(
      "Counter", ["--workers", "2", "--port", "0", "--data", folder.url.path], in: folder.url,
      output: output)
    while try !String(contentsOf: output, encoding: .utf8).contains("Ready") {
      try #require(front.isRunning)
    }
    let workers = ServedApp.children(of: front.pid)
    #expect(!workers.isEmpty)
    kill(front.pid, SIGKILL)
    front.status()
    while workers.contains(where: Self.isRunning) { try Task.checkCancellation() }
  }

  private static func isRunning(_ pid: Int32) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    let state = text?.split(separator: ")").last?.split(separator: " ").first
    return state.map { $0 != "Z" && $0 != "X" } ?? false
  }

  @Test func `a data folder that the workers cannot open is reported once, with exit code 1`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.file("data.sqlite")
    try Data(repeating: 0x41, count: 10_000).write(to: file)
    let refusal = try await ServedApp.run(
      "Counter", arguments: ["--workers", "2", "--port", "0", "--data", folder.url.path])
    #expect(refusal.status == .exited(1))
    #expect(refusal.output == "")
    #expect(refusal.errors.split(separator: "\n").count == 1, "\(refusal.errors)")
    #expect(refusal.errors.contains(file.path))
  }

  @Test
  func `an access log line has the number of the worker that answered, or 0 for the front process`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.file("access.log")
    let app = try await ServedApp.withWorkers(2, ["--access-log", file.path])
    let page = try await LoadedPage(of: app)
    _ = try await RawHTTPClient(app.url).get("/readyz")
    #expect(page.cookies != "")
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let pages = lines.filter { $0.contains("\"route\":\"page\"") }
    #expect(pages.count == 1)
    #expect(pages.allSatisfy { $0.hasSuffix("\"worker\":1}") || $0.hasSuffix("\"worker\":2}") })
    let own = lines.filter { $0.contains("\"route\":\"readiness\"") }
    #expect(own.count == 1)
    #expect(own.allSatisfy { $0.hasSuffix("\"worker\":0}") })
    #expect(app.errors == "")
  }
}
