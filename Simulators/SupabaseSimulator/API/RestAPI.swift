import Foundation
import SimulatorKit
import StrataWebServer

/// PostgREST for tables: each request is one statement, run as the caller.
struct RestAPI: Sendable {
  let pool: ConnectionPool

  func answer(_ request: HTTPRequest, as caller: Caller) async throws -> HTTPResponse {
    let name = String(request.path.dropFirst("/rest/v1/".count))
    if name.hasPrefix("rpc/") {
      return try await call(String(name.dropFirst(4)), request, as: caller)
    }
    let statement = try statement(request, on: "public.\(SQLText.name(name))")
    let answer = try await perform(statement, as: caller, isSingle: request.wantsOne)
    let shown = request.method == "GET" || request.wantsRows
    let status = request.method == "POST" ? 201 : shown ? 200 : 204
    return shown ? .json(Array(answer.utf8), status: status) : HTTPResponse(status: status)
  }

  struct Statement: Sendable {
    let sql: String
    let parameters: [String?]
  }

  private func statement(
    _ request: HTTPRequest, on table: String
  ) throws(Refusal) -> Statement {
    switch request.method {
    case "GET":
      let query = try RestQuery(request)
      return Statement(
        sql: "select \(query.columns) from \(table)\(query.condition)\(query.order)\(query.range)",
        parameters: query.parameters)
    case "DELETE":
      let query = try RestQuery(request)
      return Statement(
        sql: "delete from \(table)\(query.condition)\(request.returning(query))",
        parameters: query.parameters)
    case "POST": return try insert(request, into: table)
    case "PATCH": return try update(request, of: table)
    default: throw .rest(405, "PGRST117", "Unsupported HTTP method: \(request.method)")
    }
  }

  private func insert(_ request: HTTPRequest, into table: String) throws(Refusal) -> Statement {
    let (columns, rows) = try request.written()
    let query = try RestQuery(request, after: 1)
    return Statement(
      sql: """
        insert into \(table) (\(columns)) select \(columns)
        from json_populate_recordset(null::\(table), $1::json)\(request.returning(query))
        """, parameters: [rows.text])
  }

  private func update(_ request: HTTPRequest, of table: String) throws(Refusal) -> Statement {
    let (columns, rows) = try request.written()
    let query = try RestQuery(request, after: 1)
    return Statement(
      sql: """
        update \(table) set (\(columns)) = (select \(columns)
        from json_populate_recordset(null::\(table), $1::json))\
        \(query.condition)\(request.returning(query))
        """, parameters: [rows.text] + query.parameters)
  }

  /// Runs a statement and returns the rows as JSON, which PostgreSQL itself writes.
  private func perform(
    _ statement: Statement, as caller: Caller, isSingle: Bool
  ) async throws -> String {
    let isRead = statement.sql.hasPrefix("select") || statement.sql.contains(" returning ")
    let result: Result<String, Refusal>
    do {
      result = try await pool.perform { session throws(PostgresFailure) in
        try session.transaction(as: caller, cancelling: \.isFailure) {
          session throws(PostgresFailure) -> Result<String, Refusal> in
          guard isRead else {
            try session.run(statement.sql, statement.parameters)
            return .success("")
          }
          let rows = try session.run(
            """
            with _rows as (\(statement.sql))
            select coalesce(json_agg(_rows), '[]')::text as body, count(*) as n,
              (json_agg(_rows) -> 0)::text as first from _rows
            """, statement.parameters)
          return Self.body(of: rows.first ?? [:], isSingle: isSingle)
        }
      }
    } catch let failure as PostgresFailure where !failure.code.isEmpty {
      throw Self.refusal(failure, caller)
    }
    return try result.get()
  }

  private static func body(
    of row: [String: String], isSingle: Bool
  ) -> Result<String, Refusal> {
    guard isSingle else { return .success(row["body"] ?? "[]") }
    guard row["n"] == "1", let first = row["first"] else {
      return .failure(
        .rest(
          406, "PGRST116", "Cannot coerce the result to a single JSON object",
          details: "The result contains \(row["n"] ?? "0") rows"))
    }
    return .success(first)
  }

  static func refusal(_ failure: PostgresFailure, _ caller: Caller) -> Refusal {
    if failure.code == "42P01", let name = failure.message.split(separator: "\"").last {
      return .rest(404, "PGRST205", "Could not find the table '\(name)' in the schema cache")
    }
    return Refusal(failure, isAnonymous: caller.role == "anon")
  }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

extension HTTPRequest {
  /// A Boolean value that indicates whether the response should include the written rows.
  var wantsRows: Bool { headers["prefer"]?.contains("return=representation") ?? false }

  /// A Boolean value that indicates whether the response should be an object instead of an array.
  var wantsOne: Bool { headers["accept"]?.contains("vnd.pgrst.object") ?? false }

  fileprivate func returning(_ query: RestQuery) -> String {
    wantsRows ? " returning \(query.columns)" : ""
  }

  /// Returns the columns of the body's first row, and all of its rows.
  fileprivate func written() throws(Refusal) -> (columns: String, rows: JSON) {
    let rows: [JSON]
    switch try? JSON(reading: body) {
    case .array(let elements): rows = elements
    case .members(let members): rows = [.members(members)]
    default: throw .rest(400, "PGRST102", "Empty or invalid json")
    }
    guard case .members(let members)? = rows.first, !members.isEmpty else {
      throw .rest(400, "PGRST102", "Empty or invalid json")
    }
    return (members.map { SQLText.name($0.name) }.joined(separator: ", "), .array(rows))
  }
}
