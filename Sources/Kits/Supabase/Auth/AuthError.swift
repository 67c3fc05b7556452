public import Foundation

/// Signing in failed, or nobody is signed in.
public enum AuthError: LocalizedError, Sendable {
  case sessionMissing
  /// The service refuses, and says why.
  case api(
    message: String, errorCode: ErrorCode, underlyingData: Data,
    underlyingResponse: HTTPURLResponse)

  public var errorDescription: String? {
    switch self {
    case .sessionMissing: "Auth session missing."
    case .api(let message, _, _, _): message
    }
  }

  /// The service's name for what is wrong.
  public var errorCode: ErrorCode {
    switch self {
    case .sessionMissing: .sessionNotFound
    case .api(_, let code, _, _): code
    }
  }
}

/// A name of the service's for what is wrong.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unknown = ErrorCode(rawValue: "unknown")
  public static let sessionNotFound = ErrorCode(rawValue: "session_not_found")
  public static let refreshTokenNotFound = ErrorCode(rawValue: "refresh_token_not_found")
  public static let anonymousProviderDisabled = ErrorCode(rawValue: "anonymous_provider_disabled")
  public static let overRequestRateLimit = ErrorCode(rawValue: "over_request_rate_limit")
}

/// GoTrue's words for a refusal, in either of its spellings.
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
