public import Foundation

/// The content of a notification.
public class UNNotificationContent: NSObject, @unchecked Sendable {
  // @unchecked: only the mutable subclass changes; as Apple's it has one owner until it is added.
  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
  }

  fileprivate var parts = Parts()

  /// The title of the notification.
  public var title: String { parts.title }
  /// The notification's text below the title.
  public var subtitle: String { parts.subtitle }
  /// The text of the notification.
  public var body: String { parts.body }
  /// The number that the app's icon shows; `nil` for no change.
  ///
  /// Accepted: it is kept, but has no effect, since a page in a browser has no icon with a number.
  public var badge: NSNumber? { parts.badge }
  /// The sound of the notification; `nil` for none.
  ///
  /// Partial: the browser plays its default sound, or none if the property is `nil`.
  public var sound: UNNotificationSound? { parts.sound }
  /// The identifier of the notification's category.
  public var categoryIdentifier: String { parts.categoryIdentifier }
  /// The identifier of the group to which the notification belongs.
  ///
  /// Accepted: it has no effect, since browsers group notifications by site.
  public var threadIdentifier: String { parts.threadIdentifier }
  /// Data of the app, as values of a property list.
  ///
  /// Partial: if the person presses the notification while the app is closed, the browser opens the
  /// path under the key "url", such as `/city/london-england-gb`. A `Date` under the key "until" is
  /// the time from which the notification is not delivered any more, for a browser that could not be
  /// reached before.
  public var userInfo: [AnyHashable: Any] { parts.userInfo }
  /// The pictures, sounds and movies of the notification.
  ///
  /// Partial: they are kept, but the browser's notification does not show them.
  public var attachments: [UNNotificationAttachment] { parts.attachments }
  /// The importance of the notification.
  ///
  /// Partial: a passive notification makes no sound. The other levels make no difference, as a
  /// browser has no such levels.
  public var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
}

/// The content of a notification while it is composed.
///
///     let content = UNMutableNotificationContent()
///     content.title = "London"
///     content.body = "12°, light rain"
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  public override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  public override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  public override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  public override var categoryIdentifier: String {
    get { parts.categoryIdentifier }
    set { parts.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { parts.threadIdentifier }
    set { parts.threadIdentifier = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { parts.attachments }
    set { parts.attachments = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.interruptionLevel }
    set { parts.interruptionLevel = newValue }
  }
}

extension UNNotificationContent {
  /// Returns a copy that cannot be changed.
  func frozen() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.parts = parts
    return copy
  }
}

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
  /// The browser's default sound.
  public class var `default`: UNNotificationSound { standard }

  private static let standard = UNNotificationSound()

  override private init() {}
}
