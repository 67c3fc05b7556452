public import Foundation

/// The domain of ``UNError``.
// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

/// The reason for which a notification was rejected.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  /// The codes of reasons for a rejected notification.
  public enum Code: Int, Sendable {
    /// The person has not allowed notifications.
    case notificationsNotAllowed = 1
    /// The trigger of the notification never fires.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
    /// The attachment's file does not exist.
    case attachmentInvalidURL = 100
    /// Notifications do not have attachments of the file's type.
    case attachmentUnrecognizedType = 101
    /// The attachment's file is empty or too large.
    case attachmentInvalidFileSize = 102
  }

  /// The code of the reason why the notification was rejected.
  public let code: Code

  /// Creates an error with the reason for which a notification was rejected.
  public init(_ code: Code) { self.code = code }

  /// The domain of the error: ``UNErrorDomain``.
  public static var errorDomain: String { UNErrorDomain }
  /// The error's code as a number.
  public var errorCode: Int { code.rawValue }

  /// The person has not allowed notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The trigger of the notification never fires.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification has no content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The attachment's file does not exist.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// Notifications do not have attachments of the file's type.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The attachment's file is empty or too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
}
