import Foundation
import NetworkingKit
import Synchronization

/// A network session like ``AnswersAtHand`` that counts requests and may delay responses.
final class CountedAnswers: NetworkSession {
  private let counts = Mutex<[String: Int]>([:])
  private let delays: [String: Duration]

  /// Creates a session.
  ///
  /// - Parameter delays: The delay of a response, by the last component of its path.
  init(delays: [String: Duration] = [:]) { self.delays = delays }

  /// Returns the number of requests for a path, by its last component.
  func count(_ name: String) -> Int { counts.withLock { $0[name, default: 0] } }

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    let name = request.url.lastPathComponent
    counts.withLock { $0[name, default: 0] += 1 }
    if let delay = delays[name] { try await Task.sleep(for: delay) }
    return try await AnswersAtHand().response(for: request)
  }
}
