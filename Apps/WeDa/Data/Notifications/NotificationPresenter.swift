import Foundation
import UserNotifications

/// Shows in an open window what is told meanwhile. It keeps nothing, so one serves every device.
final class NotificationPresenter: NSObject, UNUserNotificationCenterDelegate, Sendable {
  static let shared = NotificationPresenter()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}
