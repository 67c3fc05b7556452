import Foundation
import StrataDeviceServices

/// A notice on its way to a browser whose page may be closed.
struct PushJob: Codable, Equatable, Sendable {
  static let kind = "push"
  /// How often a service that cannot now is asked in all.
  static let attempts = 5
  /// Seconds after which nobody wants to know any more.
  static let lifetime = 6 * 3600

  /// What the browser shows; it has no trigger and no details any more.
  var notice: Notice
  /// How often it was sent.
  var sent = 0
  /// Seconds since 1970.
  var made: Double

  enum CodingKeys: String, CodingKey {
    case notice, sent, made
  }

  init(_ notice: Notice, at now: Date) {
    self.notice = notice
    self.notice.details = Data()
    self.notice.trigger = nil
    // Services take no more than about four thousand bytes.
    self.notice.title = String(notice.title.prefix(120))
    self.notice.subtitle = String(notice.subtitle.prefix(120))
    self.notice.body = String(notice.body.prefix(600))
    made = now.timeIntervalSince1970
  }

  init?(_ entry: ScheduledEntry) {
    guard let job = try? JSONDecoder().decode(PushJob.self, from: entry.value) else { return nil }
    self = job
  }

  /// When the service is asked for the next time; `nil` where it is not worth it.
  ///
  /// - Parameter seconds: As the service said; otherwise each pause is twice the last.
  func next(after seconds: Int?, at now: Date) -> ScheduledEntry? {
    var next = self
    next.sent += 1
    let pause = Double(max(1, seconds ?? 30 << min(sent, 10)))
    let due = now.addingTimeInterval(pause)
    guard next.sent < Self.attempts, due.timeIntervalSince1970 < made + Double(Self.lifetime)
    else { return nil }
    return next.entry(at: due)
  }

  func entry(at due: Date) -> ScheduledEntry? {
    guard let value = try? JSONEncoder().encode(self) else { return nil }
    return ScheduledEntry(kind: Self.kind, id: notice.id, due: due, value: value)
  }

  /// What goes to the browser.
  var text: [UInt8] { (try? JSONEncoder().encode(notice)).map { [UInt8]($0) } ?? [] }

  /// One of a notice's kind waits at a service at most: URL-safe, and it tells the service nothing.
  var topic: String {
    let hash = notice.id.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
