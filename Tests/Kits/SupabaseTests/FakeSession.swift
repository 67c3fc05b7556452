import Foundation
import NetworkingKit
import StrataKitTesting

/// A session that answers each request in the same way, and records the requests.
final class FakeSession: NetworkSession {
  let requests = Recorded<NetworkRequest>()
  private let status: Int
  private let body: String

  init(_ status: Int = 200, _ body: String = "[]") {
    self.status = status
    self.body = body
  }

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    requests.record(request)
    return NetworkResponse(status: status, body: Data(body.utf8))
  }
}
