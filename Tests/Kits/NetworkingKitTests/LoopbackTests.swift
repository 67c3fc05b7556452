import Foundation
import NetworkingKit
import StrataDeviceServices
import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of the kit's `URLSession`, over a real socket to a real server on this machine.
@Suite(.timeLimit(.minutes(10))) struct LoopbackTests {
  @Test(.mission("W-75", "W-80"))
  func `a response over a socket is decoded with every character intact`() async throws {
    let server = try Loopback { request in
      let text = request.queryValue("name") ?? ""
      let said = Greeting(lines: [.init(text: text, count: request.path.count)])
      return .json(Array((try? JSONEncoder().encode(said)) ?? Data()))
    }
    for name in ["a+b&c=d", "São Tomé, ST", "<\"'>%2F", "東京 🌦️"] {
      let endpoint = Greet(baseURL: server.url, name: name)
      let answer = try await server.client().request(endpoint.build())
      #expect(answer.lines == [.init(text: name, count: "/api/greet".count)])
    }
    await server.stop()
  }

  @Test func `a posted body arrives with its method and its type`() async throws {
    let bodies = Recorded<String>()
    let server = try Loopback { request in
      let type = request.headers["Content-Type"] ?? "none"
      bodies.record("\(request.method) \(type) \(String(decoding: request.body, as: UTF8.self))")
      return .json(Array(Greeting.helloJSON.utf8))
    }
    let endpoint = Greet(baseURL: server.url, method: .post, body: Data(#"{"a":1}"#.utf8))
    _ = try await server.client().request(endpoint.build())
    #expect(bodies.all == [#"POST application/json {"a":1}"#])
    await server.stop()
  }

  @Test(
    .mission("W-174", "W-175"),
    arguments: [
      (401, APIError.unauthorized(.no(401))), (404, .invalidCity),
      (429, .quotaExceeded(.no(429))), (400, .rejected(.no(400))),
    ])
  func `a request that gets a 4xx status is not retried, and its error has the service's message`(
    status: Int, error: APIError
  )
    async throws
  {
    let server = try Loopback { _ in .json(Array(#"{"message": "no"}"#.utf8), status: status) }
    await #expect(throws: error) {
      try await server.client().request(Greet(baseURL: server.url).build())
    }
    #expect(server.paths.all.count == 1)
    await server.stop()
  }

  @Test func `a request is retried after a server error`() async throws {
    let server = try Loopback { _ in .text("down", status: 503) }
    let clock = ManualClock()
    let answer = Task {
      try await server.client(clock: clock).request(Greet(baseURL: server.url).build())
    }
    for pause in [300, 600] {
      await clock.waitForSleepers(count: 2)
      clock.advance(by: .milliseconds(pause))
    }
    let down = FailedResponse(status: 503, body: Data("down".utf8))
    await #expect(throws: APIError.serverError(down)) { try await answer.value }
    #expect(server.paths.all.count == 3)
    await server.stop()
  }

  @Test func `a truncated response is reported as a lost connection, and never returned`()
    async throws
  {
    let server = try Loopback { _ in
      HTTPResponse(body: .cut(Array(Greeting.helloJSON.utf8), declaredLength: 1_000))
    }
    await #expect(throws: APIError.connectionLost) {
      try await server.client(retry: .never).request(Greet(baseURL: server.url).build())
    }
    await server.stop()
  }

  @Test func `a response that exceeds the limit is not read further`() async throws {
    // Reading to its end would fail with a lost connection instead.
    let server = try Loopback { _ in
      HTTPResponse(body: .cut(Array(repeating: 32, count: 3_000_000), declaredLength: 1 << 40))
    }
    let request = NetworkRequest(url: server.url, largestAnswer: 1 << 20)
    let reason = "the answer has more than 1048576 bytes"
    await #expect(throws: APIError.decoding(path: "", reason: reason)) {
      try await server.client().bytes(for: request)
    }
    #expect(server.paths.all.count == 1, "the response is not requested a second time")
    await server.stop()
  }

  @Test(arguments: [10, 9]) func `a response as large as the limit is accepted`(largest: Int)
    async throws
  {
    let server = try Loopback { _ in HTTPResponse(body: .bytes(Array("0123456789".utf8))) }
    let request = NetworkRequest(url: server.url, largestAnswer: largest)
    let body = try? await server.client().bytes(for: request)
    #expect(body == (largest == 10 ? Data("0123456789".utf8) : nil))
    await server.stop()
  }

  @Test func `outgoing requests and their failures are counted`() async throws {
    func figures() -> [String: Int] {
      Dictionary(uniqueKeysWithValues: ProcessFigures.all.map { ($0.name, $0.value) })
    }
    UpstreamFigures.declare()
    let before = figures()
    let server = try Loopback { _ in .text("down", status: 503) }
    _ = try? await server.client(retry: .never).request(Greet(baseURL: server.url).build())
    await server.stop()
    for name in [UpstreamFigures.requests, UpstreamFigures.errors] {
      // Other tests of this process ask too.
      #expect(figures()[name, default: 0] > before[name, default: 0])
    }
  }

  @Test func `a connection that is closed without a response is reported as a lost connection`()
    async throws
  {
    let server = try Loopback { _ in HTTPResponse(body: .cut([], declaredLength: 1_000)) }
    await #expect(throws: APIError.connectionLost) {
      try await server.client(retry: .never).request(Greet(baseURL: server.url).build())
    }
    await server.stop()
  }

  @Test(.mission("W-177")) func `a server that never responds causes a timeout`() async throws {
    let gate = Gate()
    let server = try Loopback { _ in
      await gate.wait()
      return .text("late")
    }
    let clock = ManualClock()
    let answer = Task {
      try await server.client(clock: clock).request(Greet(baseURL: server.url).build())
    }
    await server.paths.wait(for: 1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(30))
    await #expect(throws: APIError.timeout) { try await answer.value }
    gate.open()
    await server.stop()
  }

  @Test func `cancelling ends a request in progress`() async throws {
    let gate = Gate()
    let server = try Loopback { _ in
      await gate.wait()
      return .text("late")
    }
    let answer = Task { try await server.client().request(Greet(baseURL: server.url).build()) }
    await server.paths.wait(for: 1)
    answer.cancel()
    await #expect(throws: APIError.cancelled) { try await answer.value }
    gate.open()
    await server.stop()
  }

  @Test func `a closed port and an unknown host are reported as no connection`() async throws {
    let server = try Loopback { _ in .text("") }
    let url = server.url
    await server.stop()
    let nameless = try #require(URL(string: "http://no-such-host.invalid"))
    for base in [url, nameless] {
      await #expect(throws: APIError.noInternetConnection) {
        try await server.client().request(Greet(baseURL: base).build())
      }
    }
  }

  @Test func `cookies and cached responses of an earlier request are not used`() async throws {
    let cookies = Recorded<String>()
    let server = try Loopback { request in
      cookies.record(request.headers["Cookie"] ?? "none")
      var answer = HTTPResponse.json(Array(Greeting.helloJSON.utf8))
      answer.headers["Set-Cookie"] = "device=first"
      answer.headers["Cache-Control"] = "max-age=3600"
      return answer
    }
    for _ in 1...2 { _ = try await server.client().request(Greet(baseURL: server.url).build()) }
    #expect(cookies.all == ["none", "none"])
    await server.stop()
  }

  @Test func `the text of a decoding error does not contain the request's query`() async throws {
    let server = try Loopback { _ in .text("<html>", status: 200) }
    let error = await #expect(throws: APIError.self) {
      try await server.client().request(Greet(baseURL: server.url, name: "s3cret").build())
    }
    let dead = server.url
    await server.stop()
    let other = await #expect(throws: APIError.self) {
      try await server.client().request(Greet(baseURL: dead, name: "s3cret").build())
    }
    for error in [try #require(error), try #require(other)] {
      let text = "\(error) \(String(reflecting: error)) \(error.localizedDescription)"
      #expect(!text.contains("s3cret"))
    }
  }
}
