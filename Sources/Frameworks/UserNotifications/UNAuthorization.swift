public import Foundation

/// What an app wants to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// How far a person allowed notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  /// Accepted: no browser allows anything for now.
  case provisional = 3
  /// Accepted: a browser knows no app clips.
  case ephemeral = 4
}

/// Whether one way of telling is on.
public enum UNNotificationSetting: Int, Sendable {
  /// Accepted: a browser has each way that there is here.
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// What a person allowed.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether what is told while the app is closed comes to the device's own list of notices.
  ///
  /// Partial: it is `disabled` also where the person allows notifications and this server cannot reach
  /// the browser: its push service does not answer, or is none that this server sends to. What is told
  /// then shows while a page of the app is open.
  public let notificationCenterSetting: UNNotificationSetting

  init(_ status: UNAuthorizationStatus, isReached: Bool) {
    authorizationStatus = status
    notificationCenterSetting = status == .authorized && isReached ? .enabled : .disabled
  }
}
