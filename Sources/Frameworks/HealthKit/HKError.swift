public import Foundation

/// An error that HealthKit reports.
public struct HKError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The device has no health data, as every browser.
    case errorHealthDataUnavailable = 1
    /// The owner of the device does not allow health data. The error is never reported.
    case errorHealthDataRestricted = 2
    /// The app has passed a value that is not allowed. The error is never reported.
    case errorInvalidArgument = 3
    /// The person has refused the permission. The error is never reported.
    case errorAuthorizationDenied = 4
    /// The person has not been asked for the permission. The error is never reported.
    case errorAuthorizationNotDetermined = 5
    /// A query has found no data. The error is never reported.
    case errorNoData = 11
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error that HealthKit reports.
  public init(_ code: Code) { self.code = code }
}

extension HKError: LocalizedError {
  public var errorDescription: String? { "a browser does not know a person's health" }
}

/// The permission to write health data.
public enum HKAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet for access to health data.
  case notDetermined
  /// The app may not write the data. ``HKHealthStore/authorizationStatus(for:)`` always returns it.
  case sharingDenied
  /// The app may write data of the given type.
  case sharingAuthorized
}

/// The state of a request for permissions.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// The state is not known, as in every browser.
  case unknown
  /// The app should ask the person for permission.
  case shouldRequest
  /// The person has been asked for each of the permissions.
  case unnecessary
}
