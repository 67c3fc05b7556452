import Foundation
import SimulatorKit
import StrataWebServer

/// A function of the database, from its catalog.
private struct Function: Sendable {
  let oid: String
  let arguments: [(name: String, type: String)]
  let required: Int
  let isSet: Bool
  let isVoid: Bool
}

extension RestAPI {
  /// Calls a database function with arguments by name.
  func call(
    _ name: String, _ request: HTTPRequest, as caller: Caller
  ) async throws -> HTTPResponse {
    guard request.method == "POST" else {
      throw Refusal.rest(405, "PGRST117", "Unsupported HTTP method: \(request.method)")
    }
    let given = try Self.arguments(request)
    let body = String(decoding: request.body, as: UTF8.self)
    do {
      return try await pool.perform { session throws(PostgresFailure) in
        try session.transaction(as: caller) { session throws(PostgresFailure) -> HTTPResponse in
          let all = try Self.functions(named: name, session)
          guard let function = all.first(where: { $0.takes(given) }) else {
            return Self.unknown(name, given).response
          }
          return try Self.run(function, named: name, given, body, session)
        }
      }
    } catch let failure as PostgresFailure where !failure.code.isEmpty {
      throw Self.refusal(failure, caller)
    }
  }

  private static func arguments(_ request: HTTPRequest) throws(Refusal) -> Set<String> {
    guard case .members(let members)? = try? JSON(reading: request.body) else {
      throw .rest(400, "PGRST102", "Empty or invalid json")
    }
    return Set(members.map(\.name))
  }

  private static func functions(
    named name: String, _ session: SQLSession
  ) throws(PostgresFailure) -> [Function] {
    let rows = try session.run(
      """
      select p.oid::text, p.proretset, t.typname = 'void' as is_void,
        p.pronargs - p.pronargdefaults as required,
        (select string_agg(n || chr(9) || format_type(a, null), chr(10) order by o)
          from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality as _(n, a, o)
        ) as arguments
      from pg_proc p join pg_type t on t.oid = p.prorettype
      where p.pronamespace = 'public'::regnamespace and p.proname = $1
      """, [name])
    return rows.map { row in
      let lines = (row["arguments"] ?? "").split(separator: "\n")
      return Function(
        oid: row["oid"] ?? "",
        arguments: lines.map { line in
          let parts = line.split(separator: "\t", maxSplits: 1)
          return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "text")
        },
        required: row["required"].flatMap(Int.init) ?? 0, isSet: row["proretset"] == "t",
        isVoid: row["is_void"] == "t")
    }
  }

  private static func run(
    _ function: Function, named name: String, _ given: Set<String>, _ body: String,
    _ session: SQLSession
  ) throws(PostgresFailure) -> HTTPResponse {
    let used = function.arguments.filter { given.contains($0.name) }
    let columns = used.map { "\(SQLText.name($0.name)) \($0.type)" }.joined(separator: ", ")
    let names = used.map { "\(SQLText.name($0.name)) => _a.\(SQLText.name($0.name))" }
    let source = used.isEmpty ? "" : "from json_to_record($1::json) as _a(\(columns))"
    let call = "public.\(SQLText.name(name))(\(names.joined(separator: ", ")))"
    let parameters = used.isEmpty ? [] : [body]
    if function.isSet {
      let join = used.isEmpty ? "from" : "\(source), lateral"
      let rows = try session.run(
        "select coalesce(json_agg(_r), '[]')::text as body \(join) \(call) _r", parameters)
      return .json(Array((rows.first?["body"] ?? "[]").utf8))
    }
    let rows = try session.run("select to_json(\(call))::text as body \(source)", parameters)
    return function.isVoid
      ? HTTPResponse(status: 204) : .json(Array((rows.first?["body"] ?? "null").utf8))
  }

  private static func unknown(_ name: String, _ given: Set<String>) -> Refusal {
    let words = given.sorted().joined(separator: ", ")
    return .rest(
      404, "PGRST202", "Could not find the function public.\(name)(\(words)) in the schema cache",
      details: "Searched for the function public.\(name) with parameters \(words), but no matches "
        + "were found in the schema cache.")
  }
}

extension Function {
  /// Returns whether the function has all given arguments, and no required one is missing.
  fileprivate func takes(_ given: Set<String>) -> Bool {
    given.isSubset(of: arguments.map(\.name))
      && arguments.prefix(required).allSatisfy { given.contains($0.name) }
  }
}
