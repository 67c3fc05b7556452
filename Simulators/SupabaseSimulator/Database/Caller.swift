public import Foundation

/// In whose name the database is asked: what PostgREST makes of a request's key or token.
public struct Caller: Sendable, Equatable {
  public let role: String
  /// The token's claims as JSON, where policies read them; empty for a bare key.
  public let claims: String

  public init(role: String, claims: String) {
    self.role = role
    self.claims = claims
  }

  /// Somebody with the publishable key and nothing else.
  public static let anonymous = Caller(role: "anon", claims: #"{"role":"anon"}"#)

  /// Somebody who is signed in.
  public static func person(_ id: UUID) -> Caller {
    Caller(
      role: "authenticated",
      claims: #"{"role":"authenticated","sub":"\#(id.uuidString.lowercased())"}"#)
  }
}

extension SQLSession {
  /// Does something in a caller's name, in a transaction: the rights are the database's to judge.
  public func transaction<Answer>(
    as caller: Caller, cancelling: (Answer) -> Bool = { _ in false },
    _ work: (SQLSession) throws(PostgresFailure) -> Answer
  ) throws(PostgresFailure) -> Answer {
    try transaction(cancelling: cancelling) { session throws(PostgresFailure) in
      try session.run(
        "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
        [caller.role, caller.claims])
      return try work(session)
    }
  }
}
