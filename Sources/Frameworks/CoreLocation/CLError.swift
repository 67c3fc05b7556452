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
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public static var locationUnknown: CLError.Code { .locationUnknown }
  public static var denied: CLError.Code { .denied }
  public static var network: CLError.Code { .network }
}

extension CLError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}
