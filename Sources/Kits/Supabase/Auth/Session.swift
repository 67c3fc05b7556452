public import Foundation

/// The session of a signed-in user.
public struct Session: Codable, Hashable, Sendable {
  /// The token that is sent with each request; valid until ``expiresAt``.
  public var accessToken: String
  /// The kind of token, such as `bearer`.
  public var tokenType: String
  /// The lifetime of the token when it was issued, in seconds.
  public var expiresIn: TimeInterval
  /// The time when the token expires, in seconds since 1970 (Unix time).
  public var expiresAt: TimeInterval
  /// The token with which the next access token is requested; it is valid once.
  public var refreshToken: String
  /// The user who is signed in.
  public var user: User

  /// A Boolean value that indicates whether the token has expired, or will within 30 seconds.
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

/// A user of the project.
///
/// Partial: it has the fields of a user without an account; the SDK's also has addresses and
/// identities.
public struct User: Codable, Hashable, Identifiable, Sendable {
  /// The user's identifier.
  public var id: UUID
  /// The user's audience, such as `authenticated`.
  public var aud: String
  /// The user's role in the database.
  public var role: String?
  /// A Boolean value that indicates whether the user has no account.
  public var isAnonymous: Bool

  private enum CodingKeys: String, CodingKey {
    case id, aud, role
    case isAnonymous = "is_anonymous"
  }
}
