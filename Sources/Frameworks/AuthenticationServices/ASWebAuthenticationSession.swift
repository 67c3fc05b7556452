public import Foundation
public import SwiftUI

/// The reason for which a person did not sign in on a page.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of reasons for a failed sign-in on a page.
  public enum Code: Int, Sendable {
    /// The person has cancelled the sign-in.
    case canceledLogin = 1
    /// The session has no window to appear in.
    case presentationContextNotProvided = 2
    /// The window of the session is not shown.
    case presentationContextInvalid = 3
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error with the reason for which a person did not sign in on a page.
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// The person has cancelled the sign-in.
  public static var canceledLogin: Code { .canceledLogin }
  /// The session has no window to appear in.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window of the session is not shown.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? {
    "A browser cannot return a callback URL with an app's own scheme to a server."
  }
}

/// An object that names the window in which a person signs in.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window in which the person signs in.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets a person sign in on a page of another site, which then opens an address of the app.
///
/// Partial: the answer comes as an address whose scheme is the app's, which a browser refuses
/// instead of passing it on. So no page is opened: ``start()`` returns `false`, and the handler gets
/// ``ASWebAuthenticationSessionError``. A server takes such answers at a separate address.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
  /// A closure that is called with the address that the page has opened, or with an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The way in which the page answers.
  public struct Callback: Sendable {
    /// Returns a callback at an address whose scheme belongs to the app.
    public static func customScheme(_ customScheme: String) -> Callback { Callback() }
    /// Returns a callback at an address of a site that belongs to the app.
    ///
    /// - Parameters:
    ///   - host: The host of the URL.
    ///   - path: The path of the URL that ends the session.
    public static func https(host: String, path: String) -> Callback { Callback() }
  }

  /// The object that names the window in which the person signs in.
  ///
  /// Accepted: the object is not used, since no page is opened.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// A Boolean value that indicates whether the page is opened without the browser's existing
  /// cookies.
  ///
  /// Accepted: the value has no effect, since no page is opened.
  open var prefersEphemeralWebBrowserSession = false
  private let completion: CompletionHandler

  /// Creates a session that lets a person sign in on a page of another site, which then opens an
  /// address of the app.
  ///
  /// - Parameters:
  ///   - URL: The address that is opened.
  ///   - callbackURLScheme: The scheme of the URL with which the service answers.
  ///   - completionHandler: A function that is called when the session has ended.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  /// Creates a session that lets a person sign in on a page of another site, which then opens an
  /// address of the app.
  ///
  /// - Parameters:
  ///   - URL: The address that is opened.
  ///   - callback: The way in which the page answers.
  ///   - completionHandler: A function that is called when the session has ended.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// A Boolean value that indicates whether the page can be opened: always `false`.
  public var canStart: Bool { false }

  /// Calls the handler with an error, and opens no page.
  ///
  /// - Returns: Always `false`.
  @discardableResult open func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }

  /// Closes the page on which the person signs in.
  ///
  /// Accepted: it does nothing, since no page is open.
  open func cancel() {}
}

/// An action that lets a person sign in on a page: `@Environment(\.webAuthenticationSession)`.
///
/// Partial: it always throws, since ``ASWebAuthenticationSession`` opens no page.
public struct WebAuthenticationSession: Sendable {
  /// The choice between the browser's existing cookies and a session without them.
  public enum BrowserSession: Sendable {
    /// A session without the browser's cookies.
    case ephemeral
    /// A session with the browser's cookies.
    case shared
  }

  /// Throws an error, since no page can be opened.
  ///
  /// - Parameters:
  ///   - url: The URL of the page where a person signs in.
  ///   - callbackURLScheme: The scheme of the URL with which the service answers.
  ///   - preferredBrowserSession: The browser session: with or without the browser's cookies; `nil`
  ///     for the default.
  /// - Throws: ``ASWebAuthenticationSessionError``, always.
  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }

  /// Throws an error, since no page can be opened.
  ///
  /// - Parameters:
  ///   - url: The URL of the page where a person signs in.
  ///   - callback: The way in which the page answers.
  ///   - preferredBrowserSession: The browser session: with or without the browser's cookies; `nil`
  ///     for the default.
  ///   - additionalHeaderFields: Further header fields of the first request.
  /// - Throws: ``ASWebAuthenticationSessionError``, always.
  @MainActor public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }
}

extension EnvironmentValues {
  /// An action that lets a person sign in on a page.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
