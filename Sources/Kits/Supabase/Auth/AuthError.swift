public import Foundation

/// An error of authentication.
public enum AuthError: LocalizedError, Sendable {
  /// The operation needs a signed-in person, and no session is stored.
  case sessionMissing
  /// The service refused the request, for the given reason.
  case api(
    message: String, errorCode: ErrorCode, underlyingData: Data,
    underlyingResponse: HTTPURLResponse)

  public var errorDescription: String? {
    switch self {
    case .sessionMissing: "Auth session missing."
    case .api(let message, _, _, _): message
    }
  }

  /// The service's code for the error.
  public var errorCode: ErrorCode {
    switch self {
    case .sessionMissing: .sessionNotFound
    case .api(_, let code, _, _): code
    }
  }
}

/// A code of the service for an error.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The service's error code as text.
  public var rawValue: String

  /// Creates a code of the service for an error.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The code of an error for which the service sent no code.
  public static let unknown = ErrorCode(rawValue: "unknown")
  /// The service knows no such session.
  public static let sessionNotFound = ErrorCode(rawValue: "session_not_found")
  /// The refresh token is unknown.
  public static let refreshTokenNotFound = ErrorCode(rawValue: "refresh_token_not_found")
  /// The project does not allow anonymous sign-in.
  public static let anonymousProviderDisabled = ErrorCode(rawValue: "anonymous_provider_disabled")
  /// The client has sent too many requests in a short time.
  public static let overRequestRateLimit = ErrorCode(rawValue: "over_request_rate_limit")
}

/// An error of GoTrue (Supabase's authentication service), decoded from any of its formats.
struct AuthRefusal: Decodable {
  let message: String
  let code: String?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    message =
      try values.decodeIfPresent(String.self, forKey: .msg)
      ?? values.decodeIfPresent(String.self, forKey: .message)
      ?? values.decodeIfPresent(String.self, forKey: .description)
      ?? values.decode(String.self, forKey: .error)
    code = try values.decodeIfPresent(String.self, forKey: .errorCode)
  }

  private enum CodingKeys: String, CodingKey {
    case msg, message, error
    case description = "error_description"
    case errorCode = "error_code"
  }
}
