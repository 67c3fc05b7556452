public import Foundation

/// Something to tell a person, on the screen of a device whose page may be closed.
///
///     Notice(id: "summary", title: "London", body: "12°, light rain", address: "/city/london")
public struct Notice: Codable, Equatable, Sendable {
  /// One of the answers that a notice offers.
  public struct Action: Codable, Equatable, Sendable {
    public var id: String
    public var title: String

    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// What a schedule calls a notice that waits, and one that was shown.
  public static let waiting = "notice"
  public static let shown = "notice.shown"
  /// One that was told, until an open page shows it.
  public static let unseen = "notice.page"

  /// A later notice of the same id takes its place on the screen.
  public var id: String
  public var title: String
  public var subtitle: String
  public var body: String
  /// Makes no sound.
  public var isSilent: Bool
  /// Where in the app it leads, such as `/city/london-england-gb`; empty for where it begins.
  public var address: String
  public var category: String
  public var actions: [Action]
  /// What the app wants to know again, as a property list's bytes.
  public var details: Data
  /// When it is told; `nil` for at once.
  public var trigger: NoticeTrigger?

  public init(
    id: String, title: String, subtitle: String = "", body: String, isSilent: Bool = false,
    address: String = "", category: String = "", actions: [Action] = [], details: Data = Data(),
    trigger: NoticeTrigger? = nil
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
  }

  enum CodingKeys: String, CodingKey {
    case id, title, subtitle, body
    case isSilent = "silent"
    case address, category, actions, details, trigger
  }

  /// What a schedule keeps of it until it is told.
  ///
  /// - Returns: `nil` where its trigger never fires again.
  public func entry(at now: Date) -> ScheduledEntry? {
    guard let due = trigger.map({ $0.next(after: now) }) ?? now,
      let value = try? JSONEncoder().encode(self)
    else { return nil }
    return ScheduledEntry(kind: Self.waiting, id: id, due: due, value: value)
  }

  /// The notice that an entry holds. `nil` where it holds something else.
  public init?(_ entry: ScheduledEntry) {
    guard let notice = try? JSONDecoder().decode(Notice.self, from: entry.value) else { return nil }
    self = notice
  }
}
