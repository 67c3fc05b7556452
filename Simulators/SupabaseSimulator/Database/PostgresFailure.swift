import CPostgreSQL

/// An error of the database, in the database's wording.
public struct PostgresFailure: Error, Equatable, CustomStringConvertible {
  /// The SQLSTATE of five characters, such as `42501`; empty if the connection failed.
  public var code: String
  /// The message that a client of the database reads.
  public var message: String
  /// The detail of the error message; `nil` if there is none.
  public var detail: String?
  /// A hint how to solve the problem.
  public var hint: String?

  public var description: String { "\(code) \(message)" }
}

extension PostgresFailure {
  /// A Boolean value that indicates whether no server answered; one that refuses says `FATAL`.
  var isSilence: Bool { code.isEmpty && !message.contains("FATAL") }

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
