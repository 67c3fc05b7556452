public import Foundation

/// The reason for which there is no location.
public struct CLError: Error, Hashable, Sendable {
  /// The codes of reasons for a missing location.
  public enum Code: Int, Sendable {
    /// The device cannot find its location now. Later attempts may succeed.
    case locationUnknown = 0
    /// The person has denied access, or the connection is not secure.
    case denied = 1
    /// The window whose browser could find the location has closed.
    case network = 2
    /// A geocoder has found no such place.
    case geocodeFoundNoResult = 8
    /// A geocoder has found a part of an address.
    ///
    /// Accepted: it is never reported, as every result is complete.
    case geocodeFoundPartialResult = 9
    /// The geocoding was cancelled.
    case geocodeCanceled = 10
  }

  /// The code of the reason why there is no location.
  public let code: Code
  private let cause: POSIXErrorCode?

  /// Creates an error with the reason for which there is no location.
  public init(_ code: Code) { self.init(code, because: nil) }

  /// Creates an error with the system's error that caused it.
  init(_ code: Code, because cause: POSIXErrorCode?) {
    self.code = code
    self.cause = cause
  }

  /// The domain of the error: ``kCLErrorDomain``.
  public static var errorDomain: String { kCLErrorDomain }
  /// The device cannot find its location now.
  public static var locationUnknown: CLError.Code { .locationUnknown }
  /// The person has denied access, or the connection is not secure.
  public static var denied: CLError.Code { .denied }
  /// The window whose browser could find the location has closed.
  public static var network: CLError.Code { .network }
  /// A geocoder has found no such place.
  public static var geocodeFoundNoResult: CLError.Code { .geocodeFoundNoResult }
  /// A geocoder has found a part of an address. The error is never reported.
  public static var geocodeFoundPartialResult: CLError.Code { .geocodeFoundPartialResult }
  /// The geocoding was cancelled.
  public static var geocodeCanceled: CLError.Code { .geocodeCanceled }
}

extension CLError: CustomNSError {
  /// The error's code as a number.
  public var errorCode: Int { code.rawValue }

  /// The underlying error, if any. If the browser did not find the location in time, the code is
  /// `locationUnknown` and the underlying error `ETIMEDOUT`.
  public var errorUserInfo: [String: Any] {
    cause.map { [NSUnderlyingErrorKey: POSIXError($0)] } ?? [:]
  }
}
