public import Foundation

/// Why there is no location.
public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    /// The device cannot find out now; it goes on trying.
    case locationUnknown = 0
    /// The person, or the connection's being open to everybody, forbids it.
    case denied = 1
    /// The window that could tell is gone.
    case network = 2
    /// A geocoder knows no such place.
    case geocodeFoundNoResult = 8
    /// Accepted: what is known is known at once, so that no answer is partial.
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }

  public let code: Code
  private let cause: POSIXErrorCode?

  public init(_ code: Code) { self.init(code, because: nil) }

  /// - Parameter cause: What the system says of it, for those who look below the error.
  init(_ code: Code, because cause: POSIXErrorCode?) {
    self.code = code
    self.cause = cause
  }

  public static var errorDomain: String { kCLErrorDomain }
  public static var locationUnknown: CLError.Code { .locationUnknown }
  public static var denied: CLError.Code { .denied }
  public static var network: CLError.Code { .network }
  public static var geocodeFoundNoResult: CLError.Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: CLError.Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: CLError.Code { .geocodeCanceled }
}

extension CLError: CustomNSError {
  public var errorCode: Int { code.rawValue }

  /// A browser that took too long is `locationUnknown` over the system's `ETIMEDOUT`.
  public var errorUserInfo: [String: Any] {
    cause.map { [NSUnderlyingErrorKey: POSIXError($0)] } ?? [:]
  }
}
