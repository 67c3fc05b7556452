import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of an app that gives each device a process.
@Suite(.timeLimit(.minutes(10))) struct IsolationProcessTests {
  private static let places = [
    "static", "delegate", "defaults", "documents", "caches", "support", "temporary",
  ]

  private func start(_ limit: Int, _ program: String = "Counter") async throws -> ServedApp {
    let app = try await ServedApp.start(
      program, arguments: ["--workers", "\(limit)", "--isolation", "device"])
    // One for the background work, and at most two that wait for newcomers.
    try await app.wait(for: "strata_workers", toBe: 1 + min(2, limit))
    return app
  }

  @Test
  func `with one process per device, a page's socket connects to the process that drew the page`()
    async throws
  {
    let app = try await start(5)
    for _ in 0..<2 {
      let page = try await LoadedPage(of: app)
      #expect(try await page.connect(to: app).answer == #"["w","resumed",0]"#)
    }
    // Two that are taken, and two that wait for others.
    try await app.wait(for: "strata_workers", toBe: 5)
    #expect(app.workers.count == 5)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
    #expect(app.errors == "")
  }

  @Test(arguments: [false, true])
  func `a second device on a kept connection is sent to a connection of its own`(isKnown: Bool)
    async throws
  {
    let app = try await start(5)
    let known = isKnown ? try await LoadedPage(of: app).cookies : nil
    let socket = try await RawSocket.connect(port: try #require(app.url.port))
    for cookie in [nil, known] {
      let line = cookie.map { "Cookie: \($0)\r\n" } ?? ""
      try await socket.write(Array("GET /?a=b HTTP/1.1\r\nHost: 127.0.0.1\r\n\(line)\r\n".utf8))
    }
    let answers = String(decoding: try await socket.readToEnd(), as: UTF8.self)
    #expect(answers.components(separatedBy: "HTTP/1.1 200").count == 2)
    #expect(answers.contains("HTTP/1.1 307") && answers.contains("location: /?a=b\r\n"))
    #expect(answers.components(separatedBy: "set-cookie").count == 2)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  /// Returns the places in which a page found something that an earlier page has left.
  private func finds(_ page: LoadedPage) -> [String] {
    Self.places.filter { place in
      !page.text.contains("\(place): nothing") && !page.text.contains("\(place): 0")
    }
  }

  @Test
  func `with one process per device, no device sees what the app keeps of another in its process`()
    async throws
  {
    let app = try await start(5, "keepsake")
    let first = try await LoadedPage(of: app)
    #expect(finds(first) == [])
    #expect(finds(try await LoadedPage(of: app, cookies: first.cookies)) == Self.places)
    // A worker that waited already, and one that was started later.
    for _ in 0..<2 { #expect(finds(try await LoadedPage(of: app)) == []) }
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
    let homes = app.dataFolder.appendingPathComponent("homes").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: homes) == [])
  }

  @Test func `in a single process, every device sees what the app keeps of others in its process`()
    async throws
  {
    let folder = try TemporaryFolder()
    let app = try await ServedApp.start("keepsake", environment: ["TMPDIR": folder.url.path])
    #expect(finds(try await LoadedPage(of: app)) == [])
    // Each device has a delegate in any case.
    let shared = Self.places.filter { $0 != "delegate" }
    #expect(finds(try await LoadedPage(of: app)) == shared)
    #expect(try await app.stop() == .exited(0))
  }

  @Test
  func `a new device beyond the limit of processes gets 503, and a known device is still served`()
    async throws
  {
    let app = try await start(1)
    let page = try await LoadedPage(of: app)
    let client = RawHTTPClient(app.url)
    let refused = try await client.get("/")
    #expect(refused.status == 503)
    #expect(refused.headers["Retry-After"] == "30")
    let again = try await client.get("/", headers: ["Cookie": page.cookies])
    #expect(again.status == 200)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }
}
