import Foundation

/// Runs blocking work on a thread of its own, so that it never holds a thread of Swift's pool.
///
///     let line = try await onOwnThread { try socket.readLine(by: .after(.seconds(5))) }
///
/// A thread costs some 30 µs, which a test does not notice. Cancelling the task does not stop the
/// work; every blocking call of this module has a deadline instead.
func onOwnThread<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}
