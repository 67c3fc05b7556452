public import Foundation
import StrataDeviceServices

/// A request to show a notification.
public final class UNNotificationRequest: NSObject, Sendable {
  /// The identifier of the request. A later request with the same identifier replaces this one.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger of the notification; `nil` to show it at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which the request is replaced or removed.
  ///   - content: The texts, the sound and the other content of the notification.
  ///   - trigger: The condition for the delivery; `nil` delivers at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.frozen()
    self.trigger = trigger
  }
}

/// A notification that was shown.
public final class UNNotification: NSObject, Sendable {
  /// The time at which the notification was shown.
  public let date: Date
  /// The request for which the notification was shown.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
  }
}

/// The identifier of the action of pressing the notification itself.
// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action of dismissing the notification.
// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A person's response to a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  /// The notification to which the person responded.
  public let notification: UNNotification
  /// The identifier of the action: a button's, ``UNNotificationDefaultActionIdentifier`` or
  /// ``UNNotificationDismissActionIdentifier``.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}
