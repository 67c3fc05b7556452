import Foundation
import SimulatorKit
import StrataWebServer

/// The part of GoTrue (Supabase's authentication) for anonymous users.
struct AuthAPI: Sendable {
  let pool: ConnectionPool
  let tokens: Tokens

  /// Answers a request.
  ///
  /// - Returns: `nil` if the path belongs to another service.
  func answer(_ request: HTTPRequest) async throws -> HTTPResponse? {
    switch (request.method, request.path) {
    case ("POST", "/auth/v1/signup"): try await signUp(request)
    case ("POST", "/auth/v1/token"): try await refresh(request)
    case ("GET", "/auth/v1/user"): try await user(request)
    case ("POST", "/auth/v1/logout"): try await signOut(request)
    default: nil
    }
  }

  private func signUp(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try? JSON(reading: request.body)
    guard body?["email"] == nil, body?["phone"] == nil else {
      throw Refusal.auth(422, "email_provider_disabled", "Email signups are disabled")
    }
    let rows = try await pool.perform { session throws(PostgresFailure) in
      try session.run("insert into auth.users (is_anonymous) values (true) returning id::text")
    }
    return try await session(for: rows.first?["id"] ?? "")
  }

  /// Exchanges a refresh token, which is valid once.
  private func refresh(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.queryValue("grant_type") == "refresh_token" else {
      throw Refusal.auth(400, "unsupported_grant_type", "unsupported_grant_type")
    }
    guard case .string(let token)? = try? JSON(reading: request.body)["refresh_token"] else {
      throw Refusal.auth(400, "validation_failed", "refresh_token required")
    }
    let rows = try await pool.perform { session throws(PostgresFailure) in
      try session.run(
        "delete from auth.refresh_tokens where token = $1 returning user_id::text", [token])
    }
    guard let person = rows.first?["user_id"] else {
      throw Refusal.auth(
        400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
    }
    return try await session(for: person)
  }

  private func user(_ request: HTTPRequest) async throws -> HTTPResponse {
    .json(Self.user(try person(of: request)))
  }

  private func signOut(_ request: HTTPRequest) async throws -> HTTPResponse {
    let person = try person(of: request)
    _ = try await pool.perform { session throws(PostgresFailure) in
      try session.run("delete from auth.refresh_tokens where user_id = $1::uuid", [person])
    }
    return HTTPResponse(status: 204)
  }

  private func person(of request: HTTPRequest) throws(Refusal) -> String {
    let token = (request.headers["authorization"] ?? "").split(separator: " ").last ?? ""
    guard let caller = try? tokens.caller(of: String(token)),
      case .string(let person)? = (try? JSON(reading: Array(caller.claims.utf8)))?["sub"]
    else { throw .auth(403, "bad_jwt", "invalid JWT: unable to parse or verify signature") }
    return person
  }

  private func session(for person: String) async throws -> HTTPResponse {
    let token = tokens.token(for: person)
    let refresh = UUID().uuidString.lowercased()
    _ = try await pool.perform { session throws(PostgresFailure) in
      try session.run(
        "insert into auth.refresh_tokens (token, user_id) values ($1, $2::uuid)", [refresh, person])
    }
    return .json(
      .object([
        "access_token": .string(token.text), "token_type": "bearer",
        "expires_in": .integer(tokens.seconds), "expires_at": .integer(token.expiresAt),
        "refresh_token": .string(refresh), "user": Self.user(person),
      ]))
  }

  private static func user(_ person: String) -> JSON {
    .object([
      "id": .string(person), "aud": "authenticated", "role": "authenticated",
      "is_anonymous": true, "app_metadata": .object([:]), "user_metadata": .object([:]),
    ])
  }
}
