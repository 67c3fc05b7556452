public import Foundation

/// The ways of notification that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// A banner.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// A person's answer to the request for notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person has not been asked yet.
  case notDetermined = 0
  /// The person has refused.
  case denied = 1
  /// The person has allowed notifications.
  case authorized = 2
  /// Accepted: never reported, as a browser has no provisional permission.
  case provisional = 3
  /// Accepted: never reported, as a browser has no app clips.
  case ephemeral = 4
}

/// The state of a way of notification, such as a sound.
public enum UNNotificationSetting: Int, Sendable {
  /// Accepted: never reported, as a browser supports every setting that exists here.
  case notSupported = 0
  /// The setting is off.
  case disabled = 1
  /// The setting is on.
  case enabled = 2
}

/// The notifications that a person has allowed.
public final class UNNotificationSettings: NSObject, Sendable {
  /// The person's answer to the request for notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// The setting for notifications that arrive while the app is closed are added to the device's
  /// list.
  ///
  /// Partial: it is also `disabled` if the person allows notifications but this server cannot reach
  /// the browser: its push service does not respond, or is not one that this server sends to.
  /// Notifications are then shown only while a page of the app is open.
  public let notificationCenterSetting: UNNotificationSetting

  init(_ status: UNAuthorizationStatus, isReached: Bool) {
    authorizationStatus = status
    notificationCenterSetting = status == .authorized && isReached ? .enabled : .disabled
  }
}
