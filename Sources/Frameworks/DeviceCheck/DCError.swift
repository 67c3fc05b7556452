// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of ``DCError``.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// The reason why a device did not prove what it is.
public struct DCError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of reasons.
  public enum Code: Int, Sendable {
    /// The cause of the failure is not known.
    case unknownSystemFailure = 0
    /// Devices of this kind cannot prove what they are.
    case featureUnsupported = 1
    /// A value that the app passed is invalid.
    case invalidInput = 2
    /// The key is invalid.
    case invalidKey = 3
    /// The service that proves what a device is did not answer.
    case serverUnavailable = 4
  }

  /// The reason.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { DCErrorDomain }
  /// The cause of the failure is not known.
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  /// Devices of this kind cannot prove what they are.
  public static var featureUnsupported: Code { .featureUnsupported }
  /// A value that the app passed is invalid.
  public static var invalidInput: Code { .invalidInput }
  /// The key is invalid.
  public static var invalidKey: Code { .invalidKey }
  /// The service that proves what a device is did not answer.
  public static var serverUnavailable: Code { .serverUnavailable }

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? {
    switch code {
    case .featureUnsupported: "A browser cannot prove to an app's maker which device it runs on."
    default: "The device did not prove what it is."
    }
  }
}

extension DCError.Code {
  /// Returns whether a caught error has this code, for `catch DCError.featureUnsupported`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? DCError)?.code == code
  }
}
