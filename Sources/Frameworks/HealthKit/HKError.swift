public import Foundation

/// An error of HealthKit.
public struct HKError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// There are no values of health, as in every browser.
    case errorHealthDataUnavailable = 1
    /// The owner of the device does not allow values of health; never given here.
    case errorHealthDataRestricted = 2
    /// The app has passed a value that is not allowed; never given here.
    case errorInvalidArgument = 3
    /// The person has refused the permission; never given here.
    case errorAuthorizationDenied = 4
    /// The person has not been asked for the permission; never given here.
    case errorAuthorizationNotDetermined = 5
    /// A question has no value to compute from; never given here.
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
  /// The person has not been asked yet.
  case notDetermined
  /// The app may not write values: the answer of ``HKHealthStore/authorizationStatus(for:)``.
  case sharingDenied
  /// The app may write values.
  case sharingAuthorized
}

/// The state of a request for permissions.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// The state is not known: the answer of a browser.
  case unknown
  /// The app should ask the person.
  case shouldRequest
  /// The person has been asked for each of the permissions.
  case unnecessary
}
