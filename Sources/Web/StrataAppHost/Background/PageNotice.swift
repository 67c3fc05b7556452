import Foundation
import StrataDeviceServices

/// A delivered notice that waits for an open page of its device.
///
/// The notice is in the database, since the process that delivered it may not be the one that holds
/// the page.
struct PageNotice: Codable, Equatable, Sendable {
  static let kind = Notice.unseen
  /// The seconds for which a notice that was also pushed waits for an open page: enough for every
  /// process on the database to look several times. Later, the page would show it a second time.
  static let briefly: TimeInterval = 60

  /// The notice that waits for an open page.
  var notice: Notice
  /// The time of delivery, in seconds since 1970.
  var made: Double

  enum CodingKeys: String, CodingKey {
    case notice, made
  }

  init(_ notice: Notice, at now: Date) {
    self.init(notice, made: now.timeIntervalSince1970)
  }

  init(_ notice: Notice, made: Double) {
    (self.notice, self.made) = (notice, made)
  }

  init?(_ entry: ScheduledEntry) {
    guard let page = try? JSONDecoder().decode(PageNotice.self, from: entry.value) else {
      return nil
    }
    self = page
  }

  /// The identifier of the notice's showing. With it, the notice is shown once, however often it is
  /// stored.
  var event: String { "page.\(notice.id)@\(made)" }

  /// Returns the entry that the schedule keeps. When it becomes due, the notice is dropped, at the
  /// latest when it is over.
  ///
  /// - Parameter seconds: The time after delivery for which it is kept; `nil` for the lifetime of
  ///   push messages.
  func entry(for seconds: TimeInterval? = nil) -> ScheduledEntry? {
    guard let value = try? JSONEncoder().encode(self) else { return nil }
    let end = Date(timeIntervalSince1970: made + (seconds ?? TimeInterval(PushJob.lifetime)))
    let due = notice.until.map { min($0, end) } ?? end
    return ScheduledEntry(kind: Self.kind, id: notice.id, due: due, value: value)
  }
}
