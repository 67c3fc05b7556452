public import Foundation
public import UIKit

/// The window in which a person is asked.
public typealias ASPresentationAnchor = UIWindow

/// An object that names the window in which a person is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window in which the person is asked.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// An object that is notified of the results of requests.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called with the authorization after a request has succeeded.
  ///
  /// Accepted: it is never called, since no request succeeds.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - authorization: The authorization with its credential.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called with the reason for which a request has failed.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - error: The error.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// A controller that makes requests to services that know the person.
///
/// Partial: no service is connected to this server, so requests end with
/// ``ASAuthorizationError/Code/notHandled``.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  /// The requests that the controller makes.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that is notified of the results.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that names the window in which the person is asked.
  ///
  /// Accepted: the object is not used, since no prompt is shown.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Calls the delegate with ``ASAuthorizationError/Code/notHandled``.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }

  /// Cancels the requests.
  ///
  /// Accepted: it does nothing, since every request has already ended.
  open func cancel() {}
}
