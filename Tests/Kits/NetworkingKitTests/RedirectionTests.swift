import Foundation
import NetworkingKit
import StrataDeviceServices
import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of redirections to other addresses.
@Suite(.timeLimit(.minutes(10))) struct RedirectionTests {
  /// `localhost` acts as a public service, `127.0.0.1` as this machine.
  private static let rule = RedirectionRule { $0 == "localhost" ? .world : .machine }

  private func site() throws -> Loopback {
    let port = Port()
    let server = try Loopback { request in
      guard request.path.hasPrefix("/to/") else { return .json(Array(Greeting.helloJSON.utf8)) }
      let host = request.path.dropFirst(4)
      var answer = HTTPResponse.text("moved", status: 302)
      answer.headers["Location"] = "http://\(host):\(port.value)/inside"
      return answer
    }
    port.value = server.url.port ?? 0
    return server
  }

  private func ask(_ server: Loopback, _ asked: String, sentTo target: String) async throws -> Data
  {
    let client = URLSessionAPIClient(
      session: URLSessionNetworkSession(redirections: Self.rule), retry: .never,
      connectionsPerHost: 6)
    let text = "http://\(asked):\(server.url.port ?? 0)/to/\(target)"
    return try await client.bytes(for: NetworkRequest(url: #require(URL(string: text))))
  }

  @Test func `a redirection from a public service to a private address is not followed`()
    async throws
  {
    let server = try site()
    let reason = "the service redirected the request to an address in this server's private network"
    await #expect(throws: APIError.invalidRequest(reason: reason)) {
      try await ask(server, "localhost", sentTo: "127.0.0.1")
    }
    #expect(server.paths.all == ["/to/127.0.0.1"])
    await server.stop()
  }

  @Test func `a service that redirects each request to itself is given up`() async throws {
    let server = try Loopback { request in
      var answer = HTTPResponse.text("moved", status: 302)
      answer.headers["Location"] = "http://\(request.headers["Host"] ?? "")/loop"
      return answer
    }
    let client = URLSessionAPIClient(
      session: URLSessionNetworkSession(redirections: Self.rule), retry: .never,
      connectionsPerHost: 6)
    await #expect(throws: APIError.self) {
      try await client.bytes(for: NetworkRequest(url: server.url.appendingPathComponent("loop")))
    }
    #expect(server.paths.all.count == 1 + CancellableTask.mostRedirections)
    BadDay("failing-provider").record(
      done: ["services that redirect for ever": 1],
      seen: ["requests until such a service is given up": server.paths.all.count])
    await server.stop()
  }

  @Test func `a service whose name does not resolve is no connection`() async throws {
    // A part of a name has 63 letters at most, so that the system asks nobody.
    let name = String(repeating: "a", count: 64)
    let client = URLSessionAPIClient(
      session: URLSessionNetworkSession(redirections: Self.rule), retry: .never,
      connectionsPerHost: 6)
    let url = try #require(URL(string: "http://\(name).invalid/"))
    await #expect(throws: APIError.noInternetConnection) {
      try await client.bytes(for: NetworkRequest(url: url))
    }
  }

  @Test func `a request can be cancelled while the redirection rule runs`() async throws {
    let server = try site()
    let (asked, decided) = (AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0))
    let rule = RedirectionRule { _ in
      asked.continuation.yield()
      decided.wait()
      return .machine
    }
    let session = URLSessionNetworkSession(redirections: rule)
    let redirected = NetworkRequest(url: server.url.appendingPathComponent("to/127.0.0.1"))
    let request = Task { try await session.response(for: redirected) }
    for await _ in asked.stream { break }
    request.cancel()
    // Once this has arrived, another answer has gone through the session's queue, and the
    // cancellation with it.
    let other = try await session.response(
      for: NetworkRequest(url: server.url.appendingPathComponent("inside")))
    #expect(other.status == 200)
    // The rule looks at two hosts.
    decided.signal()
    decided.signal()
    await #expect(throws: URLError.self) { try await request.value }
    #expect(server.paths.all == ["/to/127.0.0.1", "/inside"])
    await server.stop()
  }

  @Test(arguments: [
    ("localhost", "localhost"), ("127.0.0.1", "127.0.0.1"), ("127.0.0.1", "localhost"),
  ])
  func `a redirection to a host that is not in a more private network is followed`(
    _ asked: String, _ target: String
  ) async throws {
    let server = try site()
    let body = try await ask(server, asked, sentTo: target)
    #expect(body == Data(Greeting.helloJSON.utf8))
    #expect(server.paths.all == ["/to/\(target)", "/inside"])
    await server.stop()
  }

  @Test(arguments: [
    ("127.0.0.1", Nearness.machine), ("127.1", .machine), ("2130706433", .machine),
    ("0x7f000001", .machine), ("0.0.0.0", .machine), ("169.254.169.254", .machine),
    ("::1", .machine), ("[::1]", .machine), ("::", .machine), ("fe80::1", .machine),
    ("::ffff:127.0.0.1", .machine), ("64:ff9b::a9fe:a9fe", .machine), ("2002:7f00:1::", .machine),
    ("10.1.2.3", .network), ("172.16.0.1", .network), ("172.31.255.255", .network),
    ("192.168.1.1", .network), ("100.64.0.1", .network), ("fd00::1", .network),
    ("::ffff:10.0.0.1", .network), ("8.8.8.8", .world), ("172.32.0.1", .world),
    ("192.169.0.1", .world), ("2606:4700::1111", .world),
  ])
  func `an address is recognized as local or private in every spelling`(
    _ host: String, _ nearness: Nearness
  ) {
    #expect(Nearness(host: host) == nearness)
  }

  @Test func `the standard rule allows no redirection from a public to a private network`() throws {
    func allows(_ first: String, _ target: String) throws -> Bool {
      let (start, end) = (try #require(URL(string: first)), try #require(URL(string: target)))
      return RedirectionRule.standard.allows(from: start, to: end)
    }
    #expect(try !allows("https://8.8.8.8/", "http://127.0.0.1/"))
    #expect(try !allows("https://8.8.8.8/", "http://[::1]:8080/"))
    #expect(try !allows("https://8.8.8.8/", "http://192.168.0.1/"))
    #expect(try !allows("http://192.168.0.2/", "http://169.254.169.254/latest"))
    #expect(try allows("http://192.168.0.2/", "http://192.168.0.3/"))
    #expect(try allows("http://127.0.0.1/", "http://127.0.0.1:81/"))
    #expect(try allows("http://127.0.0.1/", "https://8.8.8.8/"))
  }
}
