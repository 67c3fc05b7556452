import Foundation
import UserNotifications

/// Shows notifications in an open window. It has no state, so one serves every device.
final class NotificationPresenter: NSObject, UNUserNotificationCenterDelegate, Sendable {
  static let shared = NotificationPresenter()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}
