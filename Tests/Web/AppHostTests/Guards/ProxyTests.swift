import StrataBrowserTesting
import StrataKitTesting
import StrataWebServer
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of requests through a reverse proxy.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ProxyTests {
  private static func request(
    from peer: String = "127.0.0.1", forwarded: String..., scheme: String? = nil
  ) -> HTTPRequest {
    var request = HTTPRequest(remoteAddress: peer)
    for value in forwarded { request.headers.append(value, for: "X-Forwarded-For") }
    request.headers["X-Forwarded-Proto"] = scheme
    return request
  }

  private func address(
    _ proxies: String, _ request: HTTPRequest
  ) throws -> String { try TrustedProxies(proxies).original(request).remoteAddress }

  @Test func `the visitor's address is the last forwarded one that is not a trusted proxy`() throws
  {
    let chain = Self.request(forwarded: "198.51.100.1, 203.0.113.7, 10.1.2.3")
    #expect(try address("127.0.0.1", chain) == "10.1.2.3")
    #expect(try address("127.0.0.1,10.0.0.0/8", chain) == "203.0.113.7")
    #expect(try address("127.0.0.0/8, 10.1.2.3", chain) == "203.0.113.7")
    let lines = Self.request(forwarded: "198.51.100.1", "203.0.113.7")
    #expect(try address("127.0.0.1", lines) == "203.0.113.7")
  }

  @Test func `forwarded headers of an untrusted peer are ignored`() throws {
    let forged = Self.request(
      from: "203.0.113.9", forwarded: "198.51.100.1", scheme: "https")
    let proxies = try TrustedProxies("127.0.0.1,::1,10.0.0.0/8")
    #expect(proxies.original(forged).remoteAddress == "203.0.113.9")
    #expect(!proxies.original(forged).isSecure)
    let local = Self.request(forwarded: "198.51.100.1", scheme: "https")
    #expect(TrustedProxies.none.original(local).remoteAddress == "127.0.0.1")
    #expect(!TrustedProxies.none.original(local).isSecure)
  }

  @Test(arguments: [
    ("2001:db8::1", "2001:db8::1"), ("[2001:DB8::1]:4711", "2001:db8::1"),
    ("[2001:db8::1]", "2001:db8::1"), ("203.0.113.7:4711", "203.0.113.7"),
    ("::ffff:203.0.113.7", "203.0.113.7"), (" 203.0.113.7 ", "203.0.113.7"),
    ("unknown", "127.0.0.1"), ("", "127.0.0.1"), ("203.0.113.700", "127.0.0.1"),
    ("198.51.100.1, nonsense", "127.0.0.1"), ("nonsense, 203.0.113.7", "203.0.113.7"),
    ("127.0.0.1", "127.0.0.1"),
  ])
  func `a forwarded address is read in each format that proxies write`(
    written: String, read: String
  ) throws {
    #expect(try address("127.0.0.1", Self.request(forwarded: written)) == read)
  }

  @Test(arguments: [
    ("https", true), ("HTTPS", true), ("wss", true), ("http", false), ("https, http", true),
    ("ftp", false), ("", false),
  ])
  func `the scheme that a proxy reports decides whether the connection counts as TLS`(
    scheme: String, isSecure: Bool
  ) throws {
    let proxies = try TrustedProxies("127.0.0.1")
    #expect(proxies.original(Self.request(scheme: scheme)).isSecure == isSecure)
    var inner = Self.request(scheme: scheme)
    inner.isSecure = true
    #expect(proxies.original(inner).isSecure == (isSecure || !scheme.hasPrefix("http")))
  }

  @Test(arguments: [
    "", "x", "127.0.0.1,", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::1/129", "1.2.3",
    "10.0.0.0/8/8", "proxy.example",
  ])
  func `an invalid proxy address is reported with its value`(list: String) {
    let error = #expect(throws: HostError.self) { try TrustedProxies(list) }
    #expect(error?.description.hasPrefix("--trusted-proxy must be addresses or networks") == true)
    #expect(error?.exitCode == 2)
  }

  @Test func `a network contains the addresses with its prefix`() throws {
    let network = try #require(AddressNetwork("10.16.0.0/12"))
    let inside = ["10.16.0.0", "10.31.255.255"].compactMap { NetworkAddress($0) }
    let outside = ["10.15.255.255", "10.32.0.0", "::1"].compactMap { NetworkAddress($0) }
    #expect(inside.allSatisfy(network.contains) && !outside.contains(where: network.contains))
    let everybody = try #require(AddressNetwork("::/0"))
    #expect(NetworkAddress("2001:db8::1").map(everybody.contains) == true)
    #expect(NetworkAddress("10.0.0.1").map(everybody.contains) == false)
  }

  private func cookie(_ site: TestSite, _ headers: RawHTTPHeaders) async throws -> String? {
    try await site.client.get("/", headers: headers).headers["Set-Cookie"]
  }

  @Test func `cookies are secure behind a trusted proxy with TLS`() async throws {
    let site = try TestSite(clock: ManualClock(), proxies: TrustedProxies("127.0.0.1")) {
      Text(verbatim: "page")
    }
    let secure = try await cookie(site, ["X-Forwarded-Proto": "https"])
    #expect(secure?.hasSuffix("; Secure") == true)
    let plain = try await cookie(site, ["X-Forwarded-Proto": "http"])
    #expect(plain?.hasSuffix("; SameSite=Lax") == true)
    await site.stop()
    let other = try TestSite(clock: ManualClock()) { Text(verbatim: "page") }
    let unknown = try await cookie(other, ["X-Forwarded-Proto": "https"])
    #expect(unknown?.hasSuffix("; SameSite=Lax") == true)
    await other.stop()
  }

  @Test(.thorough) func `each visitor behind a trusted proxy has a separate request limit`()
    async throws
  {
    let site = try TestSite(clock: ManualClock(), proxies: TrustedProxies("127.0.0.1")) {
      Text(verbatim: "page")
    }
    var statuses: [Int] = []
    for _ in 0..<61 {
      let headers: RawHTTPHeaders = ["X-Forwarded-For": "203.0.113.7"]
      statuses.append(try await site.client.get("/", headers: headers).status)
    }
    #expect(statuses == Array(repeating: 200, count: 60) + [429])
    let other = try await site.client.get("/", headers: ["X-Forwarded-For": "203.0.113.8"])
    #expect(other.status == 200)
    await site.stop()
  }
}
