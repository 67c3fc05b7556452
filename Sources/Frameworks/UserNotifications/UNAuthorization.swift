public import Foundation

/// The kinds of notification for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The notification can change the number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// The notification can play a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// The notification can be shown as a banner.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// A person's answer to the request for notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet for the permission to notify.
  case notDetermined = 0
  /// The person has refused notifications.
  case denied = 1
  /// The person has allowed notifications.
  case authorized = 2
  /// The app may notify quietly until the person decides.
  ///
  /// Accepted: it is never reported, as a browser has no provisional permission.
  case provisional = 3
  /// An app clip may notify for a while.
  ///
  /// Accepted: it is never reported, as a browser has no app clips.
  case ephemeral = 4
}

/// The state of a kind of notification, such as a sound.
public enum UNNotificationSetting: Int, Sendable {
  /// The device does not support the kind.
  ///
  /// Accepted: it is never reported, as a browser supports every kind that Strata has.
  case notSupported = 0
  /// The setting for notifications is off.
  case disabled = 1
  /// The setting for notifications is on.
  case enabled = 2
}

/// The notifications that a person has allowed.
public final class UNNotificationSettings: NSObject, Sendable {
  /// The person's answer to the request for notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// The setting for adding notifications that arrive while the app is closed to the device's list.
  ///
  /// Partial: it is `disabled`, too, if the person allows notifications but this server cannot
  /// reach the browser: the browser's push service does not respond, or is not one of those to
  /// which the server sends. Notifications are then shown only while a page of the app is open.
  public let notificationCenterSetting: UNNotificationSetting

  init(_ status: UNAuthorizationStatus, isReached: Bool) {
    authorizationStatus = status
    notificationCenterSetting = status == .authorized && isReached ? .enabled : .disabled
  }
}
