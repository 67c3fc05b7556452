import StrataBrowserTesting
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of what the host does differently over TLS, here that of a trusted proxy.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TransportTests {
  private static let tls: RawHTTPHeaders = ["X-Forwarded-Proto": "https"]

  private func site(trusting proxies: String = "127.0.0.1") throws -> TestSite {
    try TestSite(clock: ManualClock(), proxies: TrustedProxies(proxies)) { Text(verbatim: "page") }
  }

  // MARK: - The cookie

  @Test func `over TLS the cookie has a name that only this host can set`() async throws {
    let site = try site()
    let first = try await site.client.get("/", headers: Self.tls)
    let cookie = try #require(first.headers["Set-Cookie"])
    #expect(cookie.hasPrefix("__Host-device="))
    // Browsers refuse the prefix without the first two, and with a domain.
    for part in ["; Secure", "; Path=/", "; HttpOnly", "; SameSite=Lax"] {
      #expect(cookie.contains(part))
    }
    #expect(!cookie.lowercased().contains("domain"))
    #expect(first.headers.all("Set-Cookie").count == 1)
    let known: RawHTTPHeaders = ["Cookie": first.cookies]
    #expect(try await site.client.get("/", headers: Self.tls.adding(known)).cookies == "")
    let plain = try await site.client.get("/")
    #expect(plain.cookies.hasPrefix("device="))
    await site.stop()
  }

  @Test func `over TLS a device's plain cookie is replaced by the secure one of the same device`()
    async throws
  {
    let site = try site()
    let plain = try await site.client.get("/").cookies
    let known: RawHTTPHeaders = ["Cookie": plain]
    let moved = try await site.client.get("/", headers: Self.tls.adding(known))
    let cookies = moved.headers.all("Set-Cookie")
    try #require(cookies.count == 2)
    #expect(cookies[0].hasPrefix("__Host-device="))
    #expect(cookies[1] == "device=; Path=/; Max-Age=0")
    let device = try #require(site.service.cookie.device(in: [plain]))
    #expect(site.service.cookie.device(in: [cookies[0]]) == device)
    let after: RawHTTPHeaders = ["Cookie": moved.cookies]
    #expect(try await site.client.get("/", headers: Self.tls.adding(after)).cookies == "")
    #expect(try await site.client.get("/", headers: known).cookies == "", "not over plain HTTP")
    await site.stop()
  }

  @Test func `a plain cookie is ignored if the secure cookie is sent, too`() async throws {
    let site = try site()
    let own = try await site.client.get("/", headers: Self.tls).cookies
    let planted = try await site.client.get("/").cookies
    let device = try #require(site.service.cookie.device(in: [own]))
    for both in ["\(planted); \(own)", "\(own); \(planted)"] {
      #expect(site.service.cookie.device(in: [both]) == device)
      let headers: RawHTTPHeaders = ["Cookie": both]
      #expect(try await site.client.get("/", headers: Self.tls.adding(headers)).cookies == "")
    }
    #expect(site.service.cookie.device(in: [planted, own]) == device)
    await site.stop()
  }

  @Test func `a value signed for one cookie is refused under the other's name`() async throws {
    let site = try site()
    let secure = try await site.client.get("/", headers: Self.tls).cookies
    let value = secure.dropFirst("__Host-device=".count)
    let plain = try await site.client.get("/").cookies.dropFirst("device=".count)
    let forged = [
      "device=\(value)", "device=\(secure)", "device=__Host-device.\(value)",
      "__Host-device=\(plain)", "__Host-device=device=\(plain)", "__host-device=\(value)",
    ]
    for cookie in forged {
      #expect(site.service.cookie.device(in: [cookie]) == nil, "\(cookie)")
    }
    #expect(site.service.cookie.device(in: ["device=\(plain)"]) != nil)
    await site.stop()
  }

  // MARK: - HSTS

  @Test(arguments: ["/", "/healthz", "/metrics", "/~/style.css", "/~/nothing", "/no/such/page"])
  func `each response over TLS has an HSTS header of one year, and none over plain HTTP`(
    path: String
  ) async throws {
    let site = try site()
    let year = "max-age=31536000"
    let name = "Strict-Transport-Security"
    #expect(try await site.client.get(path, headers: Self.tls).headers[name] == year)
    let refused = try await site.client.send(
      "POST", path, headers: Self.tls, body: Array("a=b".utf8))
    #expect(refused.headers[name] == year)
    #expect(try await site.client.get(path).headers[name] == nil, "RFC 6797, 7.2")
    await site.stop()
  }

  @Test(arguments: [
    ("127.0.0.1", "app.example:8443", true), ("10.0.0.1", "app.example", false),
    ("127.0.0.1", "localhost", false), ("127.0.0.1", "LOCALHOST:8443", false),
    ("127.0.0.1", "weda.localhost:8443", false), ("127.0.0.1", "localhost.example", true),
  ])
  func `HSTS is sent neither for an unknown proxy nor for localhost`(
    proxy: String, host: String, isBound: Bool
  ) async throws {
    let site = try site(trusting: proxy)
    let answer = try await site.client.get("/", headers: Self.tls.adding(["Host": host]))
    #expect((answer.headers["Strict-Transport-Security"] != nil) == isBound)
    await site.stop()
  }

  // MARK: - The origin of a socket

  /// Returns whether a page of an origin may open a socket.
  private func isAccepted(
    _ origin: String, _ site: TestSite, _ headers: RawHTTPHeaders
  ) async throws -> Bool {
    let cookies = try await site.client.get("/", headers: headers).cookies
    let fields = headers.adding(["Origin": origin, "Cookie": cookies])
    do {
      try await RawWebSocket.open(port: site.port, path: "/~/live", headers: fields).socket.close()
      return true
    } catch let refusal as RawWebSocket.Refusal {
      #expect(refusal.response.status == 403)
      return false
    }
  }

  @Test func `over TLS only a page that came over TLS may open a socket`() async throws {
    let site = try site()
    let host = "127.0.0.1:\(site.port)"
    #expect(try await isAccepted("https://\(host)", site, Self.tls))
    for origin in [
      "http://\(host)", "https://127.0.0.1", "https://localhost:\(site.port)", "wss://\(host)",
      "https://\(host)/", "https://\(host)0", "HTTPS://\(host)", "",
    ] {
      #expect(try await !isAccepted(origin, site, Self.tls), "\(origin)")
    }
    await site.stop()
  }

  @Test
  func `http and https origins may open a socket if the server cannot know the visitor's scheme`()
    async throws
  {
    let site = try site(trusting: "10.0.0.1")
    for scheme in ["http", "https"] {
      #expect(try await isAccepted("\(scheme)://127.0.0.1:\(site.port)", site, Self.tls))
    }
    await site.stop()
  }
}
