import Foundation
import StrataKitTesting
import Testing

@testable import NetworkingKit

@Suite(.timeLimit(.minutes(10))) struct HostLimitTests {
  private let clock = ManualClock()
  private let gate = Gate()

  @Test func `no more requests than the limit run at the same time to one host`() async throws {
    let (session, client) = gated(limit: 2)
    let tasks = (0..<5).map { number in
      Task { try await client.request(Greet(name: "\(number)").build()) }
    }
    await session.requests.wait(for: 2)
    await clock.waitForSleepers(count: 2)
    #expect(session.requests.all.count == 2)
    gate.open()
    for task in tasks { #expect(try await task.value == .hello) }
    #expect(session.requests.all.count == 5)
  }

  @Test func `a request to another host does not wait for a host that is at its limit`()
    async throws
  {
    let (session, client) = gated(limit: 1)
    let other = try #require(URL(string: "http://localhost:9"))
    async let first = client.request(Greet().build())
    async let second = client.request(Greet(baseURL: other).build())
    await session.requests.wait(for: 2)
    gate.open()
    #expect(try await [first, second] == [.hello, .hello])
  }

  @Test func `a cancelled request leaves the queue for its host`() async throws {
    let limit = HostLimit(limit: 1)
    try await limit.enter("host")
    let cancelled = Task { try await limit.enter("host") }
    await limit.queued(1, for: "host")
    let next = Task { try await limit.enter("host") }
    await limit.queued(2, for: "host")
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    await limit.leave("host")
    try await next.value
    await limit.leave("host")
    try await limit.enter("host")
  }

  @Test func `a request that was cancelled before it joins the queue fails without waiting`()
    async throws
  {
    let limit = HostLimit(limit: 1)
    try await limit.enter("host")
    let gate = Gate()
    let cancelled = Task {
      await gate.wait()
      try await limit.enter("host")
    }
    cancelled.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    await limit.leave("host")
    try await limit.enter("host")
  }

  @Test(.mission("W-177"))
  func `waiting for the host limit does not count towards the timeout`() async throws {
    let (session, client) = gated(limit: 1)
    let first = Task { try await client.request(Greet(name: "first").build()) }
    await session.requests.wait(for: 1)
    await clock.waitForSleepers()
    let second = Task { try await client.request(Greet(name: "second").build()) }
    clock.advance(by: .seconds(30))
    await #expect(throws: APIError.timeout) { try await first.value }
    await session.requests.wait(for: 2)
    gate.open()
    #expect(try await second.value == .hello)
  }

  private func gated(limit: Int) -> (FakeSession, URLSessionAPIClient) {
    let session = FakeSession({ [gate] in
      await gate.wait()
      try Task.checkCancellation()
      return NetworkResponse(status: 200, body: Data(Greeting.helloJSON.utf8))
    })
    let client = URLSessionAPIClient(session: session, connectionsPerHost: limit, clock: clock)
    return (session, client)
  }
}

extension HostLimit {
  /// Returns once `count` requests wait for a host; it depends on other tasks' turns, not on time.
  fileprivate func queued(_ count: Int, for host: String) async {
    while waitingCount(for: host) < count { await Task.yield() }
  }
}
