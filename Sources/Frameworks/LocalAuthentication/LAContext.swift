// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The proof of identity that a person has to give.
public enum LAPolicy: Int, Sendable {
  /// A fingerprint or the face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A fingerprint, the face or the device's code.
  case deviceOwnerAuthentication = 2
  /// A device nearby, such as a watch.
  case deviceOwnerAuthenticationWithCompanion = 3
  /// A fingerprint, the face or a device nearby.
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

/// The way in which a device knows its owner's body.
public enum LABiometryType: Int, Sendable {
  /// The device has none.
  case none
  /// A fingerprint.
  case touchID
  /// Recognition of the face.
  case faceID
  /// Recognition of the iris.
  case opticID
}

/// The reason for the failed authentication.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The person was not recognized.
    case authenticationFailed = -1
    /// The person has cancelled.
    case userCancel = -2
    /// The person prefers a password.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no passcode that a server could ask for.
    case passcodeNotSet = -5
    /// The device has no biometry that a server could ask for.
    case biometryNotAvailable = -6
    /// No fingerprint or face is stored.
    case biometryNotEnrolled = -7
    /// There were too many failed attempts.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context was invalidated before.
    case invalidContext = -10
    /// A dialog would be needed, which is not allowed.
    case notInteractive = -1004
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }
  /// The person was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The person prefers a password.
  public static var userFallback: Code { .userFallback }
  /// The system has cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device cannot recognize a fingerprint or a face.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No fingerprint or face is stored.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failed attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has cancelled.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated before.
  public static var invalidContext: Code { .invalidContext }
  /// A dialog would be needed, which is not allowed.
  public static var notInteractive: Code { .notInteractive }
  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? {
    switch code {
    case .biometryNotAvailable: "A browser does not let an app ask for a face or a finger."
    case .passcodeNotSet: "A browser does not let an app ask for the device's passcode."
    default: "Nobody was authenticated."
    }
  }
}

/// Asks the owner of the device to show that it is they.
///
/// Partial: a page in a browser cannot ask for the device's passcode, face or finger, so no policy
/// can be evaluated, and each attempt fails with ``LAError``.
// @unchecked: as Apple's, a context is used by one owner; it has no state but the app's words.
open class LAContext: NSObject, @unchecked Sendable {
  /// The biometry of the device: none.
  open var biometryType: LABiometryType { .none }
  /// The title of the button that asks for the passcode instead.
  ///
  /// Accepted: no prompt is shown.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  ///
  /// Accepted: no prompt is shown.
  open var localizedCancelTitle: String?
  /// The reason that the person reads.
  ///
  /// Accepted: no prompt is shown.
  open var localizedReason = ""
  /// The time for which an unlocked device counts as authenticated, in seconds.
  ///
  /// Accepted: no prompt is shown.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// A Boolean value that indicates whether prompts are forbidden.
  ///
  /// Accepted: no prompt is shown.
  open var interactionNotAllowed = false
  /// The state of the enrolled faces or fingers; `nil`, since there are none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context.
  public override init() {}

  /// Returns whether a policy can be evaluated: no.
  ///
  /// - Parameters:
  ///   - policy: The way in which the person is recognized.
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

  /// Asks the owner of the device.
  ///
  /// - Parameters:
  ///   - policy: The way in which the person is recognized.
  ///   - localizedReason: The reason that the person sees.
  ///   - reply: Called at once with `false` and the reason.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, Self.reason(policy)) }

  /// Asks the owner of the device.
  ///
  /// - Parameters:
  ///   - policy: The way in which the person is recognized.
  ///   - localizedReason: The reason that the person sees.
  /// - Throws: ``LAError``, always.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.reason(policy)
  }

  /// Ends the context.
  ///
  /// Accepted: no prompt is shown.
  open func invalidate() {}

  private static func reason(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
