import NetworkingKit
import Testing

/// Tests of the rules for retries by themselves, without requests.
@Suite struct RetryPolicyTests {
  @Test func `each retry pause is twice as long as the one before, until no attempt is left`() {
    let policy = RetryPolicy(attempts: 4, firstPause: .milliseconds(100))
    let pauses = (1...5).map { policy.pause(after: $0, of: .get, failed: .connectionLost) }
    #expect(pauses == [.milliseconds(100), .milliseconds(200), .milliseconds(400), nil, nil])
    #expect(RetryPolicy.never.pause(after: 1, of: .get, failed: .connectionLost) == nil)
    #expect(RetryPolicy.standard == RetryPolicy(attempts: 3, firstPause: .milliseconds(300)))
  }

  @Test func `a retry pause stops growing after sixteen doublings`() {
    let policy = RetryPolicy(attempts: 1_000, firstPause: .milliseconds(1))
    for (attempt, milliseconds) in [(16, 32_768), (17, 65_536), (18, 65_536), (999, 65_536)] {
      let pause = policy.pause(after: attempt, of: .get, failed: .connectionLost)
      #expect(pause == .milliseconds(milliseconds), "attempt \(attempt)")
    }
  }

  @Test(arguments: HTTPMethod.allCases)
  func `only a method whose repetition has no further effect is retried`(method: HTTPMethod) {
    let isRetried =
      RetryPolicy.standard.pause(after: 1, of: method, failed: .serverError(.no(503))) != nil
    #expect(isRetried == [.get, .head, .put, .delete].contains(method))
  }

  @Test(arguments: [
    APIError.noInternetConnection, .timeout, .insecureConnection, .invalidCity,
    .unauthorized(.no(401)), .quotaExceeded(.no(429)), .rejected(.no(404)),
    .decoding(path: "", reason: "it is not JSON"), .cancelled, .invalidRequest(reason: "no host"),
    .unknownError,
  ])
  func `timeouts, missing connections, refusals and decoding errors are not retried`(
    error: APIError
  ) {
    #expect(RetryPolicy.standard.pause(after: 1, of: .get, failed: error) == nil)
  }

  @Test func `a response header is found whatever the case of its name`() {
    let response = NetworkResponse(status: 200, headers: ["retry-AFTER": "7"])
    #expect(response.header("Retry-After") == "7" && response.header("retry") == nil)
  }
}
