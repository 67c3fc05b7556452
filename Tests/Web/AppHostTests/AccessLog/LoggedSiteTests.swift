import Foundation
import StrataBrowserTesting
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the access log of a server that visitors use.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LoggedSiteTests {
  private struct Line: Decodable, Equatable {
    let id: String, method: String, route: String, status: Int, bytes: Int, worker: Int
  }

  private let folder: TemporaryFolder
  private let file: URL
  private let log: AccessLog
  private let site: TestSite

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("access.log")
    log = try AccessLog(file.path)
    let proxies = try TrustedProxies("127.0.0.1")
    site = try TestSite(
      clock: ManualClock(), proxies: proxies, journal: log.journal(of: 3, trusting: proxies)
    ) { Text(verbatim: "page") }
  }

  /// Ends the server and returns the text of the log.
  private func end() async throws -> String {
    await site.stop()
    log.flush()
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test func `each response is logged in one line, under the request ID in the response's header`()
    async throws
  {
    let page = try await site.client.get("/")
    let head = try await site.client.send("HEAD", "/")
    let missing = try await site.client.get("/~/nothing")
    let refused = try await site.client.send("DELETE", "/city/london")
    let answers = [page, head, missing, refused]
    let found = try lines(try await end())
    #expect(found.map(\.route) == ["page", "page", "file", "page"])
    #expect(found.map(\.method) == ["GET", "HEAD", "GET", "DELETE"])
    #expect(found.map(\.status) == answers.map(\.status))
    #expect(found.map(\.bytes) == [page.body.count, 0, missing.body.count, refused.body.count])
    #expect(found.map(\.id) == answers.map { $0.headers["X-Request-ID"] ?? "" })
    #expect(Set(found.map(\.id)).count == 4)
    #expect(found.allSatisfy { $0.worker == 3 })
  }

  @Test func `a request ID that a trusted proxy sends is returned and logged`() async throws {
    let name = "0123456789abcdef0123456789abcdef"
    let answer = try await site.client.get("/healthz", headers: ["X-Request-ID": name])
    #expect(answer.headers["X-Request-ID"] == name)
    #expect(try lines(try await end()).map(\.id) == [name])
  }

  @Test func `a WebSocket is logged when it opens with status 101 or is refused with 403`()
    async throws
  {
    let cookies = try await site.client.get("/").cookies
    for (origin, isFine) in [(site.origin, true), ("http://london.example", false)] {
      let headers: RawHTTPHeaders = ["Origin": origin, "Cookie": cookies]
      if isFine {
        try await RawWebSocket.open(port: site.port, path: "/~/live", headers: headers)
          .socket.close()
      } else {
        let refusal = await #expect(throws: RawWebSocket.Refusal.self) {
          try await RawWebSocket.open(port: site.port, path: "/~/live", headers: headers)
        }
        #expect(refusal?.response.headers["X-Request-ID"]?.utf8.count == 16)
      }
    }
    let found = try lines(try await end()).dropFirst()
    #expect(found.map(\.route) == ["socket", "socket"])
    #expect(found.map(\.status) == [101, 403])
  }

  @Test
  func `no path, query, cookie, IP address or header value of a visitor reaches the access log`()
    async throws
  {
    let cookies = try await site.client.get("/").cookies
    let headers: RawHTTPHeaders = [
      "Cookie": cookies, "X-Forwarded-For": "203.0.113.9", "User-Agent": "Lynx hampstead",
      "Referer": "http://london.example/hampstead", "X-Request-ID": "london-england-gb",
      "Accept-Language": "sv-hampstead",
    ]
    let paths = [
      "/city/london-england-gb", "/city/london?q=hampstead&key=secret", "/%6Condon",
      "/~/tiles/9/2551/1701.png", "/~/asset/hampstead.png", "/~/web/hampstead", "/~/hampstead",
      "/~london", "/healthz?london", "/metrics?q=hampstead", "/readyz?london",
    ]
    for path in paths { _ = try await site.client.get(path, headers: headers) }
    _ = try await site.client.send(
      "POST", "/offer/hampstead", headers: headers, body: Array("secret=london".utf8))
    // Refused by the server before the app sees them.
    for raw in [
      "GET /london HTTP/1.1\r\nHost: a\r\nHost: hampstead\r\nConnection: close\r\n\r\n",
      "GET /london HTTP/1.1\r\nHost: a\r\nhampstead\r\nConnection: close\r\n\r\n",
    ] {
      #expect(try await site.client.send(raw: Array(raw.utf8)).status == 400)
    }
    let text = try await end()
    #expect(try lines(text).count == paths.count + 4)
    let value = try #require(cookies.split(separator: "=", maxSplits: 1).last)
    let words = [
      "london", "hampstead", "secret", "203.0.113", "127.0.0.1", "lynx", "sv-", "/",
      value.lowercased(), value.prefix(8).lowercased(),
    ]
    for word in words { #expect(!text.lowercased().contains(word), "\(word)") }
  }
}
