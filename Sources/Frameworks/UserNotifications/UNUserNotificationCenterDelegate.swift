public import Foundation

/// An object that decides how notifications are shown in an open app, and receives a person's
/// responses.
///
/// Both methods have default implementations, with which an open app does not show notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Returns the ways in which to show a notification that has arrived while a window is open.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Called when a person has responded to a notification in an open window.
  ///
  /// Partial: it is not called if the person presses a notification outside of the app, which opens
  /// the app at its URL.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: The person's response.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// The ways in which an open app shows a notification.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the app's icon is changed.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// An entry is added to the device's list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
