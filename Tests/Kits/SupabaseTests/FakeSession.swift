import Foundation
import NetworkingKit
import StrataKitTesting

/// A session that answers each request in the same way, and records the requests.
final class FakeSession: NetworkSession {
  let requests = Recorded<NetworkRequest>()
  private let status: Int
  private let body: String
  private let headers: [String: String]

  init(_ status: Int = 200, _ body: String = "[]", headers: [String: String] = [:]) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    requests.record(request)
    return NetworkResponse(status: status, headers: headers, body: Data(body.utf8))
  }
}
