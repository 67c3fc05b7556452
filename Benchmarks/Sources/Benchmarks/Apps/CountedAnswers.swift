import Foundation
import NetworkingKit
import Synchronization

/// Answers at hand that are counted, and may be late.
final class CountedAnswers: NetworkSession {
  private let counts = Mutex<[String: Int]>([:])
  private let delays: [String: Duration]

  /// - Parameter delays: How late an answer is, by the last part of its path.
  init(delays: [String: Duration] = [:]) { self.delays = delays }

  /// How often a path was asked, by its last part.
  func count(_ name: String) -> Int { counts.withLock { $0[name, default: 0] } }

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    let name = request.url.lastPathComponent
    counts.withLock { $0[name, default: 0] += 1 }
    if let delay = delays[name] { try await Task.sleep(for: delay) }
    return try await AnswersAtHand().response(for: request)
  }
}
