import Foundation
import NetworkingKit
import StrataKitTesting

/// A session that answers from a list, one entry per request, the last one for ever.
struct FakeSession: NetworkSession {
  let requests = Recorded<NetworkRequest>()
  let answers: [@Sendable () async throws -> NetworkResponse]

  init(_ answers: (@Sendable () async throws -> NetworkResponse)...) {
    self.answers = answers
  }

  /// Creates a session that answers with these statuses; 200 has a greeting as its body.
  init(statuses: Int...) {
    answers = statuses.map { status in
      let body = status == 200 ? Greeting.helloJSON : #"{"message": "no"}"#
      return { NetworkResponse(status: status, body: Data(body.utf8)) }
    }
  }

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    requests.record(request)
    return try await answers[min(requests.all.count, answers.count) - 1]()
  }
}
