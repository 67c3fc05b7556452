// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The proof of identity that is requested from the person.
public enum LAPolicy: Int, Sendable {
  /// A fingerprint or the face is requested.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A fingerprint, the face or the device's passcode is requested.
  case deviceOwnerAuthentication = 2
  /// A device nearby, such as a watch, is requested.
  case deviceOwnerAuthenticationWithCompanion = 3
  /// A fingerprint, the face or a device nearby is requested.
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

/// The kind of biometry by which a device recognizes its owner.
public enum LABiometryType: Int, Sendable {
  /// The device cannot recognize people.
  case none
  /// The device recognizes fingerprints.
  case touchID
  /// The device recognizes faces.
  case faceID
  /// The device recognizes irises.
  case opticID
}

/// The reason for the failed authentication.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of reasons for a failed authentication.
  public enum Code: Int, Sendable {
    /// The person was not recognized.
    case authenticationFailed = -1
    /// The person has cancelled the authentication.
    case userCancel = -2
    /// The person wants to enter a password instead.
    case userFallback = -3
    /// The system has cancelled the authentication.
    case systemCancel = -4
    /// The device has no passcode that a server could request.
    case passcodeNotSet = -5
    /// The device has no biometry that a server could request.
    case biometryNotAvailable = -6
    /// No fingerprint or face is stored.
    case biometryNotEnrolled = -7
    /// Too many attempts to recognize the person have failed.
    case biometryLockout = -8
    /// The app has cancelled the authentication.
    case appCancel = -9
    /// The context was invalidated before the request.
    case invalidContext = -10
    /// A dialog would be needed, which the app does not allow.
    case notInteractive = -1004
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error with the reason for the failed authentication.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }
  /// The person was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person has cancelled the authentication.
  public static var userCancel: Code { .userCancel }
  /// The person wants to enter a password instead.
  public static var userFallback: Code { .userFallback }
  /// The system has cancelled the authentication.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device cannot recognize a fingerprint or a face.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No fingerprint or face is stored.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many attempts to recognize the person have failed.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has cancelled the authentication.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated before the request.
  public static var invalidContext: Code { .invalidContext }
  /// A dialog would be needed, which the app does not allow.
  public static var notInteractive: Code { .notInteractive }
  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? {
    switch code {
    case .biometryNotAvailable:
      "A browser does not let an app authenticate a person by face or fingerprint."
    case .passcodeNotSet: "A browser does not let an app ask for the device's passcode."
    default: "Nobody was authenticated."
    }
  }
}

/// An object that requests a proof of identity from the owner of the device.
///
/// Partial: a page in a browser cannot request the device's passcode, face or fingerprint, so no
/// policy can be evaluated, and each attempt fails with ``LAError``.
// @unchecked: as Apple's, a context is used by one owner; it has no state but the app's words.
open class LAContext: NSObject, @unchecked Sendable {
  /// The biometry of the device: none.
  open var biometryType: LABiometryType { .none }
  /// The title of the button that asks for the passcode instead.
  ///
  /// Accepted: it has no effect, as no prompt is shown.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  ///
  /// Accepted: it has no effect, as no prompt is shown.
  open var localizedCancelTitle: String?
  /// The reason for the request, which the prompt shows.
  ///
  /// Accepted: it has no effect, as no prompt is shown.
  open var localizedReason = ""
  /// The time for which an unlocked device counts as authenticated, in seconds.
  ///
  /// Accepted: it has no effect, as no prompt is shown.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// A Boolean value that indicates whether prompts are forbidden.
  ///
  /// Accepted: it has no effect, as no prompt is shown.
  open var interactionNotAllowed = false
  /// The state of the enrolled faces or fingers; `nil`, since there are none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates an object that requests a proof of identity from the owner of the device.
  public override init() {}

  /// Returns whether a policy can be evaluated: always `false`.
  ///
  /// - Parameters:
  ///   - policy: The proof of identity to request.
  ///   - error: Receives the reason, in the domain ``LAErrorDomain``.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    let reason = Self.reason(policy)
    error?.pointee = NSError(
      domain: LAErrorDomain, code: reason.errorCode,
      userInfo: [NSLocalizedDescriptionKey: reason.errorDescription ?? ""])
    return false
  }

  /// Calls the handler at once with `false` and an error.
  ///
  /// - Parameters:
  ///   - policy: The proof of identity to request.
  ///   - localizedReason: The reason for the request, which is not shown.
  ///   - reply: Called at once with `false` and the reason.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, Self.reason(policy)) }

  /// Throws an error, since no proof of identity can be requested.
  ///
  /// - Parameters:
  ///   - policy: The proof of identity to request.
  ///   - localizedReason: The reason for the request, which is not shown.
  /// - Throws: ``LAError``, always.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.reason(policy)
  }

  /// Invalidates the context.
  ///
  /// Accepted: it does nothing, as no prompt is shown.
  open func invalidate() {}

  private static func reason(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
