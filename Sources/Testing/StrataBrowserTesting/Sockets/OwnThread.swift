import Foundation

/// Runs blocking work on a new thread, so that it never blocks a thread of Swift's pool.
///
///     let line = try await onOwnThread { try socket.readLine(by: .after(.seconds(5))) }
///
/// A thread costs some 30 µs, which is negligible in a test. Cancelling the task does not stop the
/// work; every blocking call of this module has a deadline instead.
func onOwnThread<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}
