// The names are Apple's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// What a person has to show.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
  case deviceOwnerAuthenticationWithCompanion = 3
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

/// The way in which a device knows its owner's body.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// The reason for which nobody was authenticated.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    /// The device has no passcode that a server could ask for.
    case passcodeNotSet = -5
    /// The device has no biometry that a server could ask for.
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  /// The code.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
  public var errorCode: Int { code.rawValue }

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
  /// Accepted: nobody is asked.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  ///
  /// Accepted: nobody is asked.
  open var localizedCancelTitle: String?
  /// The reason that the person reads.
  ///
  /// Accepted: nobody is asked.
  open var localizedReason = ""
  /// How long an unlocked device counts as authenticated, in seconds.
  ///
  /// Accepted: nobody is asked.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// A Boolean value that indicates whether nobody may be asked.
  ///
  /// Accepted: nobody is asked.
  open var interactionNotAllowed = false
  /// What distinguishes the enrolled faces or fingers; there are none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context.
  public override init() {}

  /// Returns whether a policy can be evaluated: no.
  ///
  /// - Parameter error: Receives the reason, in the domain ``LAErrorDomain``.
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
  /// - Parameter reply: Called at once with `false` and the reason.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, Self.reason(policy)) }

  /// Asks the owner of the device.
  ///
  /// - Throws: ``LAError``, always.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.reason(policy)
  }

  /// Ends the context.
  ///
  /// Accepted: nobody is being asked.
  open func invalidate() {}

  private static func reason(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
