import Dispatch
import StrataKitTesting

/// Blocks the main actor while the work is done.
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
  done.wait()
  return try result.all[0].get()
}
