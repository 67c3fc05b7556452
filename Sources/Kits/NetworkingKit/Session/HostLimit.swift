/// Limits the number of concurrent requests per host; the others wait in a queue, first in, first
/// out.
///
/// This wait does not count towards a request's timeout, which begins when its turn comes.
actor HostLimit {
  static let standard = 6

  /// The limit that all clients of the process share. It stores hosts and numbers, and nothing
  /// about devices.
  static let shared = HostLimit()

  private struct Waiter {
    var id: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private let limit: Int
  private var running: [String: Int] = [:]
  private var waiting: [String: [Waiter]] = [:]
  private var lastID = 0

  init(limit: Int = HostLimit.standard) {
    self.limit = max(1, limit)
  }

  /// Waits for the caller's turn. The caller must call ``leave(_:)`` afterwards.
  ///
  /// - Throws: `CancellationError`; then `leave` must not be called.
  func enter(_ host: String) async throws {
    if running[host, default: 0] < limit {
      running[host, default: 0] += 1
      return
    }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait(for: host, id: id, $0) }
    } onCancel: {
      Task { await abandon(host, id: id) }
    }
  }

  /// Returns the number of requests that wait for a host.
  func waitingCount(for host: String) -> Int {
    waiting[host]?.count ?? 0
  }

  func leave(_ host: String) {
    if let next = waiting[host]?.first {
      waiting[host]?.removeFirst()
      next.continuation.resume()
      return
    }
    waiting[host] = nil
    let left = running[host, default: 1] - 1
    running[host] = left > 0 ? left : nil
  }

  private func wait(for host: String, id: Int, _ continuation: CheckedContinuation<Void, any Error>)
  {
    if Task.isCancelled {
      continuation.resume(throwing: CancellationError())
    } else {
      waiting[host, default: []].append(Waiter(id: id, continuation: continuation))
    }
  }

  private func abandon(_ host: String, id: Int) {
    guard let index = waiting[host]?.firstIndex(where: { $0.id == id }) else { return }
    waiting[host]?.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
