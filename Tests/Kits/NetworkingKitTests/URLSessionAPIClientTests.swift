import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@Suite(.timeLimit(.minutes(10))) struct URLSessionAPIClientTests {
  private let clock = ManualClock()

  @Test(.mission("W-75", "W-80"))
  func `a response is decoded as the endpoint's response type`() async throws {
    let client = URLSessionAPIClient(session: FakeSession(statuses: 200), clock: clock)
    #expect(try await client.request(Greet().build()) == .hello)
  }

  @Test(
    .mission("W-174", "W-175", "W-180"),
    arguments: [
      (400, APIError.rejected(.no(400))), (401, .unauthorized(.no(401))),
      (403, .unauthorized(.no(403))), (404, .invalidCity), (418, .rejected(.no(418))),
      (429, .quotaExceeded(.no(429))), (304, .rejected(.no(304))),
    ])
  func `a status below 500 throws its error without a retry`(status: Int, error: APIError) async {
    let session = FakeSession(statuses: status, 200)
    let client = URLSessionAPIClient(session: session, clock: clock)
    await #expect(throws: error) { try await client.request(Greet().build()) }
    #expect(session.requests.all.count == 1)
  }

  @Test func `a request that gets a server error is tried three times, with growing pauses`() async
  {
    let session = FakeSession(statuses: 500, 503, 502, 200)
    let client = URLSessionAPIClient(session: session, clock: clock)
    let answer = Task { try await client.request(Greet().build()) }
    await clock.waitForSleepers(count: 2)
    clock.advance(by: .milliseconds(300))
    await session.requests.wait(for: 2)
    await clock.waitForSleepers(count: 2)
    clock.advance(by: .milliseconds(599))
    #expect(session.requests.all.count == 2)
    clock.advance(by: .milliseconds(1))
    await #expect(throws: APIError.serverError(.no(502))) { try await answer.value }
    #expect(session.requests.all.count == 3)
  }

  @Test func `a request whose second attempt succeeds returns that response`() async throws {
    let session = FakeSession(
      { throw URLError(.networkConnectionLost) },
      { NetworkResponse(status: 200, body: Data(Greeting.helloJSON.utf8)) })
    let client = URLSessionAPIClient(session: session, clock: clock)
    let answer = Task { try await client.request(Greet().build()) }
    await clock.waitForSleepers(count: 2)
    clock.advance(by: .seconds(1))
    #expect(try await answer.value == .hello)
  }

  @Test func `a request that is not idempotent is not retried`() async {
    let session = FakeSession(statuses: 500, 200)
    let client = URLSessionAPIClient(session: session, clock: clock)
    await #expect(throws: APIError.serverError(.no(500))) {
      try await client.request(Greet(method: .post).build())
    }
    #expect(session.requests.all.count == 1)
  }

  @Test(.mission("W-177")) func `a request times out after thirty seconds`() async {
    let session = FakeSession({
      try await Task.sleep(for: .seconds(86_400))
      throw URLError(.unknown)
    })
    let client = URLSessionAPIClient(session: session, clock: clock)
    let answer = Task { try await client.request(Greet().build()) }
    await clock.waitForSleepers()
    await session.requests.wait(for: 1)
    clock.advance(by: .seconds(29))
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(1))
    await #expect(throws: APIError.timeout) { try await answer.value }
  }

  @Test func `cancelling the task ends the request`() async {
    let session = FakeSession({
      try await Task.sleep(for: .seconds(86_400))
      throw URLError(.unknown)
    })
    let client = URLSessionAPIClient(session: session, clock: clock)
    let task = Task { try await client.request(Greet().build()) }
    await session.requests.wait(for: 1)
    task.cancel()
    await #expect(throws: APIError.cancelled) { try await task.value }
  }

  @Test func `the error for status 429 contains the seconds of the header Retry-After`() async {
    let session = FakeSession({
      NetworkResponse(status: 429, headers: ["retry-after": "60"], body: Data())
    })
    let client = URLSessionAPIClient(session: session, clock: clock)
    let failed = FailedResponse(status: 429, retryAfter: 60)
    await #expect(throws: APIError.quotaExceeded(failed)) {
      try await client.request(Greet().build())
    }
  }

  @Test(arguments: ["ftp://127.0.0.1", "file:///etc", "http://"])
  func `a URL that is not HTTP is refused without a request`(base: String) async throws {
    let session = FakeSession(statuses: 200)
    let client = URLSessionAPIClient(session: session, clock: clock)
    let endpoint = Greet(baseURL: try #require(URL(string: base)))
    let error = await #expect(throws: APIError.self) { try await client.request(endpoint.build()) }
    guard case .invalidRequest = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(session.requests.all.isEmpty)
  }
}

extension FailedResponse {
  static func no(_ status: Int) -> Self {
    FailedResponse(status: status, body: Data(#"{"message": "no"}"#.utf8))
  }
}
