import NetworkingKit
import StrataKitTesting
import Testing

@Suite(.mission("W-79"), .timeLimit(.minutes(10))) struct MockAPIClientTests {
  @Test func `the mock client returns the result that it was given and records the request`()
    async throws
  {
    let client = MockAPIClient(result: Greeting.hello)
    #expect(try await client.request(Greet(name: "Ana").build()) == .hello)
    #expect(await client.requests == [Greet(name: "Ana").build().network])
  }

  @Test func `the mock client throws the error that it was given`() async {
    let client = MockAPIClient(result: Greeting.hello, error: .invalidCity)
    await #expect(throws: APIError.invalidCity) { try await client.request(Greet().build()) }
  }

  @Test(.mission("W-209"))
  func `without a result of the requested type the mock throws unknownError`() async {
    for client in [MockAPIClient(), MockAPIClient(result: "text")] {
      await #expect(throws: APIError.unknownError) { try await client.request(Greet().build()) }
    }
  }

  @Test func `the mock client returns its result after its delay`() async throws {
    let clock = ManualClock()
    let client = MockAPIClient(result: Greeting.hello, delay: .seconds(1), clock: clock)
    async let answer = client.request(Greet().build())
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    #expect(try await answer == .hello)
  }

  @Test func `a delayed request of the mock client can be cancelled, and is recorded`() async {
    let clock = ManualClock()
    let client = MockAPIClient(result: Greeting.hello, delay: .seconds(1), clock: clock)
    let task = Task { try await client.request(Greet().build()) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: APIError.cancelled) { try await task.value }
    #expect(await client.requests == [Greet().build().network])
  }

  @Test func `results of the mock client can depend on the request and be changed later`()
    async throws
  {
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
