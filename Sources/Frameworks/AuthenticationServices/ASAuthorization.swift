public import Foundation

/// A proof of a person's identity.
public protocol ASAuthorizationCredential: AnyObject {}

/// A service that knows the person.
public protocol ASAuthorizationProvider: AnyObject {}

/// A successful authorization. None is ever made, since no service is connected to this server.
public final class ASAuthorization: NSObject {
  /// A kind of information about the person that an app can request.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app requests the person's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The app requests the person's email address.
    public static let email = Scope(rawValue: "email")
  }

  /// The service that confirmed the person's identity.
  public let provider: any ASAuthorizationProvider
  /// The proof of the person's identity.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// The reason for the failed authorization.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of reasons for a failed authorization.
  public enum Code: Int, Sendable {
    /// The cause of the failed authorization is not known.
    case unknown = 1000
    /// The person has cancelled the authorization.
    case canceled = 1001
    /// The service's response to the request was invalid.
    case invalidResponse = 1002
    /// The request was not handled. Every request ends with this code, since no sign-in service can
    /// be connected to this server.
    case notHandled = 1003
    /// The attempt to authorize the person failed.
    case failed = 1004
    /// The request needs a person's answer, which was not allowed.
    case notInteractive = 1005
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error with the reason for the failed authorization.
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The cause of the failed authorization is not known.
  public static var unknown: Code { .unknown }
  /// The person has cancelled the authorization.
  public static var canceled: Code { .canceled }
  /// The service's response to the request was invalid.
  public static var invalidResponse: Code { .invalidResponse }
  /// The request was not handled. Every request ends with this code, since no sign-in service can
  /// be connected to this server.
  public static var notHandled: Code { .notHandled }
  /// The attempt to authorize the person failed.
  public static var failed: Code { .failed }
  /// The request needs a person's answer, which was not allowed.
  public static var notInteractive: Code { .notInteractive }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? {
    "Signing in with Apple needs an app that Apple has signed, which this server is not."
  }
}

/// A request to a service.
open class ASAuthorizationRequest: NSObject {
  /// The service that is asked.
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request that can ask for the person's name and email address.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The kinds of information about the person that the app requests.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the answer repeats, by which the app recognizes its request.
  open var state: String?
  /// A text that the signed answer repeats, so that the answer cannot be used again.
  open var nonce: String?
}

/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The identifier of the person, if they sign in again.
  open var user: String?
}

/// The service that lets people sign in with Apple.
///
/// Partial: it is not connected to this server, so every request fails with
/// ``ASAuthorizationError``.
// @unchecked: it has no state.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The state of a person's authorization by Apple.
  public enum CredentialState: Int, Sendable {
    /// The person has withdrawn the permission.
    case revoked
    /// The person is signed in.
    case authorized
    /// The person is not known.
    case notFound
    /// The app belongs to another developer now.
    case transferred
  }

  /// Creates a provider of requests to sign in with Apple.
  public override init() {}

  /// Creates a request to sign in with Apple.
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Calls the handler at once with `notFound`, since no person is known.
  ///
  /// - Parameters:
  ///   - userID: The identifier of the person.
  ///   - completion: A function that is called with the state.
  @preconcurrency open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Returns `notFound`, since no person is known.
  ///
  /// - Throws: Nothing, since no request is made.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A person's identity as Apple confirms it. None is ever made, since Apple's service is not
/// connected.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the person.
  public let user: String
  /// The state that the request contained; always `nil`.
  public let state: String? = nil
  /// The kinds of information that the person has shared; always none.
  public let authorizedScopes: [ASAuthorization.Scope] = []
  /// A code for the app's server; always `nil`.
  public let authorizationCode: Data? = nil
  /// A signed token with the person's identity; always `nil`.
  public let identityToken: Data? = nil
  /// The person's email address; always `nil`.
  public let email: String? = nil
  /// The person's name; always `nil`.
  public let fullName: PersonNameComponents? = nil
  /// The likelihood that a real person uses the account; always `unsupported`.
  public let realUserStatus = ASUserDetectionStatus.unsupported
  init(user: String) { self.user = user }
}

/// The likelihood that an account belongs to a real person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// The system does not determine it.
  case unsupported
  /// The system does not know.
  case unknown
  /// The account probably belongs to a person.
  case likelyReal
}

/// The service that knows saved passwords. The server's has none, since a server cannot read a
/// browser's passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a provider of requests for saved passwords.
  public override init() {}

  /// Creates a request for a saved password.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A request for a saved password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A saved password. None is ever found.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the person.
  public let user: String
  /// The password of the account.
  public let password: String
  /// Creates a saved password.
  ///
  /// - Parameters:
  ///   - user: The name of the account.
  ///   - password: The password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
