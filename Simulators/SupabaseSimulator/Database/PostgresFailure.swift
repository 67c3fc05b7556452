import CPostgreSQL

/// Why the database did not do as it was told, in its own words.
public struct PostgresFailure: Error, Equatable, CustomStringConvertible {
  /// Five letters, as `42501`; empty where the connection itself failed.
  public var code: String
  public var message: String
  public var detail: String?
  public var hint: String?

  public var description: String { "\(code) \(message)" }
}

extension PostgresFailure {
  init(result: OpaquePointer?) {
    func field(_ name: UnicodeScalar) -> String? {
      PQresultErrorField(result, Int32(name.value)).map { String(cString: $0) }
    }
    code = field("C") ?? ""
    message = field("M") ?? result.map { String(cString: PQresultErrorMessage($0)) } ?? ""
    detail = field("D")
    hint = field("H")
  }

  init(connection: OpaquePointer?) {
    code = ""
    message = connection.map { String(cString: PQerrorMessage($0)) } ?? "out of memory"
  }
}
