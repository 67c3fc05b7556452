import Foundation
import NetworkingKit
import StrataDeviceServices

/// Authentication, with the names of the official SDK.
///
///     let session = try await client.auth.signInAnonymously()
///     session.user.isAnonymous    // true
///
/// An expired token is refreshed when it is next needed, once for all concurrent callers.
///
/// Partial: anonymous sign-in only. E-mail, passwords, providers and events are absent.
public final class AuthClient: Sendable {
  private static let key = "supabase.auth.token"

  private let service: AuthService
  private let storage: any AuthLocalStorage
  private let flights = SingleFlight<String, Result<Session, any Error>>()

  init(service: AuthService, storage: any AuthLocalStorage) {
    self.service = service
    self.storage = storage
  }

  /// The stored session, expired or not; `nil` if nobody is signed in.
  public var currentSession: Session? {
    guard let data = try? storage.retrieve(key: Self.key) else { return nil }
    return try? JSONDecoder().decode(Session.self, fromUntrusted: data)
  }

  /// The user of the stored session; `nil` if nobody is signed in.
  public var currentUser: User? { currentSession?.user }

  /// The session with a valid token, which is refreshed if needed.
  ///
  /// - Throws: ``AuthError``; `URLError` if the service cannot be reached.
  public var session: Session {
    get async throws {
      guard let current = currentSession else { throw AuthError.sessionMissing }
      return current.isExpired ? try await renewed(current) : current
    }
  }

  /// Signs in as a new user without an account.
  ///
  /// - Throws: ``AuthError``; `URLError` if the service cannot be reached.
  @discardableResult
  public func signInAnonymously() async throws -> Session {
    try await keep(service.session(["auth", "v1", "signup"], body: AuthService.Nothing()))
  }

  /// Exchanges the session for a new one now, even if its token has not expired.
  ///
  /// - Throws: ``AuthError``; then nobody is signed in any more. `URLError` if the service cannot
  ///   be reached; then the old session is kept.
  @discardableResult
  public func refreshSession() async throws -> Session {
    guard let current = currentSession else { throw AuthError.sessionMissing }
    return try await renewed(current)
  }

  /// Removes the stored session, and revokes it at the service. A refresh that is running then
  /// throws ``AuthError/sessionMissing``.
  ///
  /// - Throws: ``AuthError``; `URLError` if the service cannot be reached: then the session is
  ///   removed from this device, but is not revoked.
  public func signOut() async throws {
    guard let current = currentSession else { throw AuthError.sessionMissing }
    try storage.remove(key: Self.key)
    try await service.signOut(current.accessToken)
  }

  private func renewed(_ old: Session) async throws -> Session {
    let result = await flights.value(for: old.refreshToken) { [self] in
      do {
        return .success(try await exchanged(old))
      } catch {
        return Result<Session, any Error>.failure(error)
      }
    }
    return try result.get()
  }

  /// Exchanges the refresh token for a new session. A refresh token is valid once: if another
  /// client of this device has used it, that client's session is returned. Otherwise the session
  /// has ended.
  private func exchanged(_ old: Session) async throws -> Session {
    if let newer = currentSession, newer.refreshToken != old.refreshToken, !newer.isExpired {
      return newer
    }
    do {
      let body = ["refresh_token": old.refreshToken]
      let fresh = try await service.session(
        ["auth", "v1", "token"], grant: "refresh_token", body: body)
      // Someone who signed out meanwhile must not be signed in again.
      guard currentSession != nil else { throw AuthError.sessionMissing }
      return try keep(fresh)
    } catch let error as AuthError {
      if let newer = currentSession, newer.refreshToken != old.refreshToken { return newer }
      try storage.remove(key: Self.key)
      throw error
    }
  }

  private func keep(_ session: Session) throws -> Session {
    try storage.store(key: Self.key, value: JSONEncoder().encode(session))
    return session
  }
}
