public import Foundation

/// A button of a notification.
public final class UNNotificationAction: NSObject, Sendable {
  public let identifier: String
  public let title: String
  /// Accepted: pressing one opens the app; a browser can ask for no key and paints all alike.
  public let options: UNNotificationActionOptions

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notification, and the buttons that it has.
public final class UNNotificationCategory: NSObject, Sendable {
  public let identifier: String
  /// Partial: browsers show two at most.
  public let actions: [UNNotificationAction]
  /// Accepted: there is no Siri in a browser.
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is told when a notification is put away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}
