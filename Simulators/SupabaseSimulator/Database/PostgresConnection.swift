import CPostgreSQL
import Foundation

/// A connection to a database. Its work runs serially on a separate queue, because libpq blocks.
// @unchecked: `handle` is used on `queue` only.
public final class PostgresConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  private let queue: DispatchQueue

  /// Connects to a database.
  ///
  /// - Parameter words: libpq's connection string: `host=… dbname=… user=…`.
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
      // By default notices would go to stderr.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
      return .success(Handle(pointer: handle))
    }
    handle = try opened.get().pointer
  }

  deinit { PQfinish(handle) }

  /// Runs work with exclusive access to the connection.
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

  /// Returns whether the server still holds the connection, as far as the last statement has shown.
  func isUsable() async -> Bool {
    await Self.on(queue) { [self] in PQstatus(handle) == CONNECTION_OK }
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

  // @unchecked: passed from the queue that opened it to the object that owns the queue.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }
}
