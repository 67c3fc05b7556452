public import Foundation

/// The database role and claims of a request's key or token, as PostgREST derives them.
public struct Caller: Sendable, Equatable {
  /// The database role.
  public let role: String
  /// The token's claims as JSON, for policies.
  public let claims: String

  /// Creates a caller.
  public init(role: String, claims: String) {
    self.role = role
    self.claims = claims
  }

  /// The caller of a request with the publishable key only.
  public static let anonymous = Caller(role: "anon", claims: #"{"role":"anon"}"#)

  /// Returns an authenticated caller.
  public static func person(_ id: UUID) -> Caller {
    Caller(
      role: "authenticated",
      claims: #"{"role":"authenticated","sub":"\#(id.uuidString.lowercased())"}"#)
  }
}

extension SQLSession {
  /// Runs a transaction as a caller, so that the database checks the access rights.
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
