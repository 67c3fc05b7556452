import Dispatch
import StrataKitTesting

/// Blocks the main actor while the work is done.
///
/// - Throws: The work's error, or ``StuckWork`` after a minute. On a machine with two cores the work
///   cannot proceed while two other tests wait for the main actor, each on a thread of the pool.
@MainActor func occupied<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let (done, result) = (DispatchSemaphore(value: 0), Recorded<Result<Value, any Error>>())
  Task.detached {
    do {
      result.record(.success(try await work()))
    } catch {
      result.record(.failure(error))
    }
    done.signal()
  }
  guard done.wait(timeout: .now() + .seconds(60)) == .success else { throw StuckWork() }
  return try result.all[0].get()
}

/// An error that says that work did not end while the main actor was blocked.
struct StuckWork: Error, CustomStringConvertible {
  let description = "the work has not ended in a minute in which the main actor was blocked"
}
