public import Foundation

/// What a notification says.
public class UNNotificationContent: NSObject, @unchecked Sendable {
  // @unchecked: only the mutable subclass changes, which as Apple's is one owner's until it is added.
  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
  }

  fileprivate var parts = Parts()

  public var title: String { parts.title }
  public var subtitle: String { parts.subtitle }
  public var body: String { parts.body }
  /// Partial: a browser has its own sound, or none where this is `nil`.
  public var sound: UNNotificationSound? { parts.sound }
  public var categoryIdentifier: String { parts.categoryIdentifier }
  /// Accepted: browsers group notifications by site.
  public var threadIdentifier: String { parts.threadIdentifier }
  /// What the app wants to know again: values of a property list.
  ///
  /// Partial: a browser opens the text under "url", a path of the app's own such as
  /// `/city/london-england-gb`, when the notification is pressed while the app is closed.
  public var userInfo: [AnyHashable: Any] { parts.userInfo }
}

/// Content that is being written.
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
}

extension UNNotificationContent {
  /// A copy that nobody changes.
  func frozen() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.parts = parts
    return copy
  }
}

/// The sound that goes with a notification.
public final class UNNotificationSound: NSObject, Sendable {
  /// The browser's own.
  public class var `default`: UNNotificationSound { standard }

  private static let standard = UNNotificationSound()

  override private init() {}
}
