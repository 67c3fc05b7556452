import CPostgreSQL
import Foundation

/// Exclusive access to a connection.
public struct SQLSession {
  let handle: OpaquePointer

  /// Runs one statement.
  ///
  ///     try session.run("select $1::int + 1 as next", ["1"])    // [["next": "2"]]
  ///
  /// - Parameters:
  ///   - sql: The statement.
  ///   - parameters: The values of `$1` and so on, as text; `nil` is null.
  /// - Returns: The values of each row by column, as text; null values are left out.
  @discardableResult
  public func run(
    _ sql: String, _ parameters: [String?] = []
  ) throws(PostgresFailure) -> [[String: String]] {
    let copies = parameters.map { $0.map { strdup($0) } }
    defer { copies.forEach { free($0 ?? nil) } }
    let values = copies.map { UnsafePointer($0 ?? nil) }
    let result = PQexecParams(
      handle, sql, Int32(values.count), nil, values, nil, nil, 0)
    defer { PQclear(result) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return Self.rows(of: result)
    default: throw PostgresFailure(result: result)
    }
  }

  /// Runs a script of several statements: either all take effect or none.
  public func run(script: String) throws(PostgresFailure) {
    let result = PQexec(handle, script)
    defer { PQclear(result) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
    default: throw PostgresFailure(result: result)
    }
  }

  /// Runs a transaction, which is rolled back if the work throws.
  ///
  /// - Parameters:
  ///   - cancelling: Whether to roll back for a result.
  ///   - work: The statements.
  public func transaction<Answer>(
    cancelling: (Answer) -> Bool = { _ in false },
    _ work: (SQLSession) throws(PostgresFailure) -> Answer
  ) throws(PostgresFailure) -> Answer {
    try run("begin")
    do throws(PostgresFailure) {
      let answer = try work(self)
      try run(cancelling(answer) ? "rollback" : "commit")
      return answer
    } catch {
      // If this fails too, the connection is lost, and the first error says so.
      _ = try? run("rollback")
      throw error
    }
  }

  private static func rows(of result: OpaquePointer?) -> [[String: String]] {
    let columns = (0..<PQnfields(result)).map { String(cString: PQfname(result, $0)) }
    return (0..<PQntuples(result)).map { row in
      var values: [String: String] = [:]
      for (number, column) in columns.enumerated()
      where PQgetisnull(result, row, Int32(number)) == 0 {
        values[column] = String(cString: PQgetvalue(result, row, Int32(number)))
      }
      return values
    }
  }
}
