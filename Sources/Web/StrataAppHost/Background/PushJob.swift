import Foundation
import StrataDeviceServices

/// A push message for a browser whose page may be closed.
struct PushJob: Codable, Equatable, Sendable {
  static let kind = Notice.pushed
  /// The maximum number of attempts to deliver a message.
  static let attempts = 5
  /// The seconds after which a message is dropped.
  static let lifetime = 6 * 3600

  /// The notice to show, without its trigger and details.
  var notice: Notice
  /// The number of attempts to send the message so far.
  var sent = 0
  /// The time of creation, in seconds since 1970.
  var made: Double

  enum CodingKeys: String, CodingKey {
    case notice, sent, made
  }

  init(_ notice: Notice, at now: Date) {
    self.notice = notice
    self.notice.details = Data()
    self.notice.trigger = nil
    // Push services accept about four thousand bytes.
    self.notice.title = String(notice.title.prefix(120))
    self.notice.subtitle = String(notice.subtitle.prefix(120))
    self.notice.body = String(notice.body.prefix(600))
    made = now.timeIntervalSince1970
  }

  init?(_ entry: ScheduledEntry) {
    guard let job = try? JSONDecoder().decode(PushJob.self, from: entry.value) else { return nil }
    self = job
  }

  /// Returns the seconds for which a push service keeps the message for a browser that it cannot
  /// reach.
  func lifetime(at now: Date) -> Int {
    guard let until = notice.until else { return Self.lifetime }
    return Int(min(Double(Self.lifetime), max(0, until.timeIntervalSince(now))))
  }

  /// Returns the entry for the next attempt; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - seconds: The pause that the service requested; otherwise each pause is twice the last.
  ///   - now: The current time.
  func next(after seconds: Int?, at now: Date) -> ScheduledEntry? {
    var next = self
    next.sent += 1
    let pause = Double(max(1, seconds ?? 30 << min(sent, 10)))
    let due = now.addingTimeInterval(pause)
    guard next.sent < Self.attempts, due.timeIntervalSince1970 < made + Double(Self.lifetime),
      !notice.isOver(at: due)
    else { return nil }
    return next.entry(at: due)
  }

  func entry(at due: Date) -> ScheduledEntry? {
    guard let value = try? JSONEncoder().encode(self) else { return nil }
    return ScheduledEntry(kind: Self.kind, id: notice.id, due: due, value: value)
  }

  /// The payload for the browser, as JSON.
  var text: [UInt8] { (try? JSONEncoder().encode(notice)).map { [UInt8]($0) } ?? [] }

  /// The topic of the message: at the push service, a later message of the same topic replaces it.
  /// It is URL-safe, and reveals nothing about the notice.
  var topic: String {
    let hash = notice.id.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
