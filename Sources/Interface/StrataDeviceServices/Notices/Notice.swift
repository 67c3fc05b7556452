public import Foundation

/// A notification, shown on the screen of a device whose page may be closed.
///
///     Notice(id: "summary", title: "London", body: "12°, light rain", address: "/city/london")
public struct Notice: Codable, Equatable, Sendable {
  /// A button of the notification.
  public struct Action: Codable, Equatable, Sendable {
    /// The identifier that the app receives when the button is chosen.
    public var id: String
    /// The button's text.
    public var title: String

    /// Creates a button of the notification.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The kind of a schedule's entry for a notice that has not been shown yet.
  public static let waiting = "notice"
  /// The kind of a schedule's entry for a notice that was shown.
  public static let shown = "notice.shown"
  /// The kind of a schedule's entry for a notice that was delivered, until an open page shows it.
  public static let unseen = "notice.page"
  /// The kind of a schedule's entry for a notice that is to be sent to a push service.
  public static let pushed = "push"

  /// The identifier. A later notice with the same identifier replaces this one on the screen.
  public var id: String
  /// The notification's first line.
  public var title: String
  /// The line below the title; empty for none.
  public var subtitle: String
  /// The notification's text.
  public var body: String
  /// A Boolean value that indicates whether the notification makes no sound.
  public var isSilent: Bool
  /// The app's path that a tap on the notification opens, such as `/city/london-england-gb`; empty
  /// for the first page.
  public var address: String
  /// The identifier of the notification's category, which determines its buttons.
  public var category: String
  /// The buttons that the notice shows.
  public var actions: [Action]
  /// The app's data for the notice, as the bytes of a property list.
  public var details: Data
  /// The trigger that shows the notice; `nil` to show it at once.
  public var trigger: NoticeTrigger?
  /// The time from which the notice is not delivered any more; `nil` for the host's usual lifetimes.
  public var until: Date?

  /// Creates a notice; by default it is shown at once, with sound and without buttons.
  public init(
    id: String, title: String, subtitle: String = "", body: String, isSilent: Bool = false,
    address: String = "", category: String = "", actions: [Action] = [], details: Data = Data(),
    trigger: NoticeTrigger? = nil, until: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.isSilent = isSilent
    self.address = address
    self.category = category
    self.actions = actions
    self.details = details
    self.trigger = trigger
    self.until = until
  }

  enum CodingKeys: String, CodingKey {
    case id, title, subtitle, body
    case isSilent = "silent"
    case address, category, actions, details, trigger, until
  }

  /// Returns whether it is too late to deliver the notice.
  public func isOver(at now: Date) -> Bool { until.map { $0 <= now } ?? false }

  /// Returns the entry that a schedule keeps until the notice is shown.
  ///
  /// - Returns: `nil` if its trigger never fires again.
  public func entry(at now: Date) -> ScheduledEntry? {
    guard let due = trigger.map({ $0.next(after: now) }) ?? now,
      let value = try? JSONEncoder().encode(self)
    else { return nil }
    return ScheduledEntry(kind: Self.waiting, id: id, due: due, value: value)
  }

  /// Reads the notice from a schedule's entry; `nil` if the entry holds something else.
  public init?(_ entry: ScheduledEntry) {
    guard let notice = try? JSONDecoder().decode(Notice.self, from: entry.value) else { return nil }
    self = notice
  }
}
