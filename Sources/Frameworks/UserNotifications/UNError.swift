public import Foundation

/// The domain of ``UNError``.
// Apple's own name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification was not taken.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    /// The person did not allow any.
    case notificationsNotAllowed = 1
    /// The trigger never fires.
    case notificationInvalidNoDate = 1400
    /// There is nothing to show.
    case notificationInvalidNoContent = 1401
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
