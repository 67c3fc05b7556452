import CPostgreSQL
import Foundation

/// One connection. What is asked of it runs one after the other, on a queue of its own: libpq waits.
// @unchecked: `handle` is used on `queue` alone.
public final class PostgresConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  private let queue: DispatchQueue

  /// - Parameter words: `host=… dbname=… user=…`, as libpq reads them.
  /// - Throws: ``PostgresFailure`` without a code.
  init(_ words: String) async throws {
    let queue = DispatchQueue(label: "PostgresConnection")
    self.queue = queue
    let opened = await Self.on(queue) { () -> Result<Handle, PostgresFailure> in
      let handle = PQconnectdb(words)
      guard let handle, PQstatus(handle) == CONNECTION_OK else {
        let failure = PostgresFailure(connection: handle)
        PQfinish(handle)
        return .failure(failure)
      }
      // Notices would go to the program's own errors.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
      return .success(Handle(pointer: handle))
    }
    handle = try opened.get().pointer
  }

  deinit { PQfinish(handle) }

  /// Has the connection alone for a while.
  public func perform<Answer: Sendable>(
    _ work: @escaping @Sendable (SQLSession) throws(PostgresFailure) -> Answer
  ) async throws(PostgresFailure) -> Answer {
    let result = await Self.on(queue) { [self] () -> Result<Answer, PostgresFailure> in
      do throws(PostgresFailure) {
        return .success(try work(SQLSession(handle: handle)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Runs one statement; see ``SQLSession/run(_:_:)``.
  @discardableResult
  public func query(
    _ sql: String, _ parameters: [String?] = []
  ) async throws(PostgresFailure) -> [[String: String]] {
    try await perform { session throws(PostgresFailure) in try session.run(sql, parameters) }
  }

  private static func on<Answer: Sendable>(
    _ queue: DispatchQueue, _ work: @escaping @Sendable () -> Answer
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }

  // @unchecked: handed from the queue that opened it to the object that owns the queue.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }
}
