public import Foundation

/// Decides how notifications are shown in an open app, and receives a person's responses.
///
/// Both methods have a default implementation, by which an open app shows nothing by itself.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Returns how to show a notification that arrived while a window is open.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Called when a person has responded to a notification in an open window.
  ///
  /// Partial: not called for a notification that is pressed outside of the app, which opens the app
  /// at its URL.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: The person's answer.
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

  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// An entry in the device's list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
