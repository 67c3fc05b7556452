import NetworkingKit
import StrataKitTesting
import Testing

@Suite(.mission("W-79"), .timeLimit(.minutes(10))) struct MockAPIClientTests {
  @Test func `the mock returns its result and records the request`() async throws {
    let client = MockAPIClient(result: Greeting.hello)
    #expect(try await client.request(Greet(name: "Ana").build()) == .hello)
    #expect(await client.requests == [Greet(name: "Ana").build().network])
  }

  @Test func `the mock throws its error`() async {
    let client = MockAPIClient(result: Greeting.hello, error: .invalidCity)
    await #expect(throws: APIError.invalidCity) { try await client.request(Greet().build()) }
  }

  @Test(.mission("W-209"))
  func `without a result of the requested type the mock throws unknownError`() async {
    for client in [MockAPIClient(), MockAPIClient(result: "text")] {
      await #expect(throws: APIError.unknownError) { try await client.request(Greet().build()) }
    }
  }

  @Test func `the mock answers after its delay`() async throws {
    let clock = ManualClock()
    let client = MockAPIClient(result: Greeting.hello, delay: .seconds(1), clock: clock)
    async let answer = client.request(Greet().build())
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    #expect(try await answer == .hello)
  }

  @Test func `a delayed answer of the mock can be cancelled, and its request is recorded`() async {
    let clock = ManualClock()
    let client = MockAPIClient(result: Greeting.hello, delay: .seconds(1), clock: clock)
    let task = Task { try await client.request(Greet().build()) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: APIError.cancelled) { try await task.value }
    #expect(await client.requests == [Greet().build().network])
  }

  @Test func `answers can depend on the request and change later`() async throws {
    let client = MockAPIClient { request throws(APIError) in
      guard request.parameter("name") == "Ana" else { throw .invalidCity }
      return Greeting.hello
    }
    #expect(try await client.request(Greet(name: "Ana").build()) == .hello)
    await #expect(throws: APIError.invalidCity) {
      try await client.request(Greet(name: "Bob").build())
    }
    await client.setAnswer { _ throws(APIError) in throw .timeout }
    await #expect(throws: APIError.timeout) { try await client.request(Greet().build()) }
  }
}
