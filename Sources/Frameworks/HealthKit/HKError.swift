public import Foundation

/// An error of HealthKit.
public struct HKError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted = 2
    case errorInvalidArgument = 3
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined = 5
    case errorNoData = 11
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension HKError: LocalizedError {
  public var errorDescription: String? { "a browser does not know a person's health" }
}

/// The permission to write values.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// The state of a request for permissions.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown, shouldRequest, unnecessary
}
