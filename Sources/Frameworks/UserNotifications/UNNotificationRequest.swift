public import Foundation
import StrataDeviceServices

/// A notification that is to be told.
public final class UNNotificationRequest: NSObject, Sendable {
  /// A later request of the same identifier takes its place.
  public let identifier: String
  public let content: UNNotificationContent
  /// `nil` for at once.
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.frozen()
    self.trigger = trigger
  }
}

/// A notification that was told.
public final class UNNotification: NSObject, Sendable {
  public let date: Date
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
  }
}

/// The person pressed the notification itself.
// Apple's own name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person put the notification away.
// Apple's own name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  public let notification: UNNotification
  /// An action's, or one of the two above.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}
