import Foundation
import NetworkingKit
import StrataKitTesting

@testable import Supabase

/// A service whose answer a test decides for each request; it records the requests.
final class Service: NetworkSession {
  typealias Answer = (status: Int, body: Data)

  let requests = Recorded<NetworkRequest>()
  private let answer: @Sendable (NetworkRequest) async throws -> Answer

  init(_ answer: @escaping @Sendable (NetworkRequest) async throws -> Answer) {
    self.answer = answer
  }

  /// The paths of the requests, in order.
  var paths: [String] { requests.all.map(\.url.path) }

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    requests.record(request)
    let (status, body) = try await answer(request)
    return NetworkResponse(status: status, body: body)
  }
}

extension Session {
  /// Returns a session with the tokens `t1` and `r1` for number 1.
  static func test(_ number: Int, expiresIn seconds: TimeInterval = 3600) -> Session {
    Session(
      accessToken: "t\(number)", tokenType: "bearer", expiresIn: 3600,
      expiresAt: Date().timeIntervalSince1970 + seconds, refreshToken: "r\(number)",
      user: User(id: UUID(), aud: "authenticated", role: nil, isAnonymous: true))
  }
}
