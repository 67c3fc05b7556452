public import Foundation

/// Somebody who is signed in, and what proves it.
public struct Session: Codable, Hashable, Sendable {
  /// Goes with each request; good until ``expiresAt``.
  public var accessToken: String
  public var tokenType: String
  /// How many seconds the token was good when it was given.
  public var expiresIn: TimeInterval
  /// Seconds since 1970.
  public var expiresAt: TimeInterval
  /// Gets the next token, once.
  public var refreshToken: String
  public var user: User

  /// Whether the token is over, or will be before a request is through.
  public var isExpired: Bool { expiresAt - Date().timeIntervalSince1970 < 30 }

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case tokenType = "token_type"
    case expiresIn = "expires_in"
    case expiresAt = "expires_at"
    case refreshToken = "refresh_token"
    case user
  }
}

/// Somebody whom the project knows.
///
/// Partial: what a person without an account has; the SDK's has addresses and identities, too.
public struct User: Codable, Hashable, Identifiable, Sendable {
  public var id: UUID
  public var aud: String
  public var role: String?
  public var isAnonymous: Bool

  private enum CodingKeys: String, CodingKey {
    case id, aud, role
    case isAnonymous = "is_anonymous"
  }
}
