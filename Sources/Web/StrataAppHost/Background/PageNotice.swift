import Foundation
import StrataDeviceServices

/// A notice that was told, until an open page of its device shows it.
///
/// It lies in the database, since the process that told it may not be the one that holds the page.
struct PageNotice: Codable, Equatable, Sendable {
  static let kind = Notice.unseen
  /// Seconds for which an open page is looked for where a push service was asked as well: enough for
  /// every process on the database to look several times. Later it would be news from the past day's
  /// screen, shown a second time.
  static let briefly: TimeInterval = 60

  var notice: Notice
  /// Seconds since 1970 at which it was told.
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

  /// Names its showing, so that it happens once, however often it comes to lie there.
  var event: String { "page.\(notice.id)@\(made)" }

  /// What the schedule keeps of it.
  ///
  /// - Parameter seconds: For how long after it was told; `nil` for as long as anybody wants to know.
  ///   What is due is over: nobody is shown it any more.
  func entry(for seconds: TimeInterval? = nil) -> ScheduledEntry? {
    guard let value = try? JSONEncoder().encode(self) else { return nil }
    let end = Date(timeIntervalSince1970: made + (seconds ?? TimeInterval(PushJob.lifetime)))
    return ScheduledEntry(kind: Self.kind, id: notice.id, due: end, value: value)
  }
}
