public import Foundation

/// A button of a notification.
public final class UNNotificationAction: NSObject, Sendable {
  /// The identifier of the action, which a response contains.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options of the action.
  ///
  /// Accepted: they have no effect: every action opens the app, and a browser cannot require
  /// authentication and draws all actions alike.
  public let options: UNNotificationActionOptions

  /// Creates a button of a notification.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that the response contains.
  ///   - title: The title, which is shown as it is.
  ///   - options: What choosing the action requires, such as an unlocked device.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The options of a notification's action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked to perform the action.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action destroys data.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A category of notifications with the same actions.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The identifier of the category, to which a notification's content refers.
  public let identifier: String
  /// The buttons of the notifications.
  ///
  /// Partial: browsers show at most two buttons.
  public let actions: [UNNotificationAction]
  /// The identifiers of Siri's intents.
  ///
  /// Accepted: they have no effect, since there is no Siri in a browser.
  public let intentIdentifiers: [String]
  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  /// Creates a category of notifications with the same actions.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that a content's `categoryIdentifier` refers to.
  ///   - actions: The buttons of the notification.
  ///   - intentIdentifiers: The identifiers of intents, which are not used.
  ///   - options: The options.
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

/// The options of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is notified when a notification is dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}
