import Foundation

/// A browser window that writes one value after another.
///
/// It connects again as the client does, and treats its taps so (`outbox.js`, `session.js`,
/// `again.js`): a session that goes on gets what it has not confirmed, with the same numbers; on
/// the page of another session a tap is repeated that was never sent, and the visitor is told that
/// one that was sent may not have arrived.
final class WritingVisitor {
  typealias Instant = ContinuousClock.Instant

  private struct Tap {
    let value: Int
    let start: Instant
    var event: Int
    var isSent = false
    var isConfirmed = false
  }

  private let number: Int
  private var line: VisitorLine
  private var page: LedgerPage
  private var tap: Tap?
  private var values = 0
  /// The largest value that the page has shown.
  private var most = 0
  private var interval = Duration.zero
  private var due = Instant.now
  private var lossesBefore = 0
  private var story = WritingStory()

  /// Loads the page of a new device. The socket follows in the next turns.
  init(_ number: Int, port: Int) throws {
    let (page, cookie) = try Socket.device(port: port)
    self.number = number
    self.page = try LedgerPage(token: try Socket.token(in: page), html: page)
    line = VisitorLine(port: port, cookie: cookie)
  }

  var isLive: Bool { line.isLive }
  var isWriting: Bool { tap != nil }
  /// The descriptor of the socket; `nil` while there is none.
  var descriptor: Int32? { line.socket?.descriptor }

  /// Begins to write; what came before does not count.
  func begin(every interval: Duration, at start: Instant) {
    (self.interval, due, story, lossesBefore) = (interval, start, WritingStory(), line.losses)
  }

  /// Returns what became of the values.
  func finish(at now: Instant) -> WritingStory {
    end(.unanswered, at: now)
    story.losses = line.losses - lossesBefore
    story.stages = line.stages
    return story
  }

  /// Does what is due.
  ///
  /// - Parameter taps: Whether another value may be written.
  func turn(at now: Instant, taps: Bool) {
    line.turn(at: now, awaits: tap.map { $0.isSent && !$0.isConfirmed } ?? false)
    if taps, tap == nil, now >= due { press(at: now) }
  }

  /// Reads what has arrived.
  func receive(at now: Instant) throws {
    let (texts, isCut) = line.receive(hello: page.hello)
    for text in texts { try hear(text, at: now) }
    if isCut { line.lose(at: now) }
  }

  private func press(at now: Instant) {
    values += 1
    due = now + interval
    tap = Tap(value: values, start: now, event: page.nextEvent())
    send(at: now)
  }

  private func send(at now: Instant) {
    guard line.isLive, let tap, !tap.isSent else { return }
    self.tap?.isSent = true
    line.send(page.tap(event: tap.event, value: tap.value, visitor: number), at: now)
  }

  private func end(_ end: WritingStory.End, at now: Instant) {
    guard let tap else { return }
    story.note(.init(visitor: number, value: tap.value), end, from: tap.start, to: now)
    self.tap = nil
  }

  // MARK: What the server says

  private func hear(_ text: String, at now: Instant) throws {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let message = json as? [Any], let first = message.first else { return }
    if first as? String == "w" {
      try greet(message, at: now)
      line.welcomed(at: now)
      send(at: now)
    } else if let patch = first as? Int {
      apply(patch, message, at: now)
    }
  }

  private func greet(_ message: [Any], at now: Instant) throws {
    let kind = message.count > 2 ? message[1] as? String : nil
    if kind == "resumed", let last = message[2] as? Int {
      resume(after: last)
    } else if kind == "mounted", message.count > 3, let token = message[2] as? String,
      let html = (message[3] as? [String])?.first
    {
      mount(try LedgerPage(token: token, html: html), at: now)
    } else {
      throw NotMeasured("greeted with \(message.prefix(3))")
    }
  }

  private func resume(after last: Int) {
    story.resumed += 1
    guard let tap else { return }
    if tap.event <= last { self.tap?.isConfirmed = true } else { self.tap?.isSent = false }
  }

  private func mount(_ page: LedgerPage, at now: Instant) {
    self.page = page
    story.mounted += 1
    if page.stored < most { story.shrunk += 1 }
    guard let tap else { return }
    if page.stored >= tap.value {
      show(page.stored, at: now)
    } else if tap.isSent {
      end(tap.isConfirmed ? .silent : .told, at: now)
    } else {
      self.tap?.event = self.page.nextEvent()
    }
  }

  private func apply(_ patch: Int, _ message: [Any], at now: Instant) {
    guard message.count == 3, let covered = message[1] as? Int,
      let operations = message[2] as? [Any]
    else { return }
    // One is missing.
    guard patch <= page.patch + 1 else { return line.lose(at: now) }
    if let tap, tap.event <= covered { self.tap?.isConfirmed = true }
    guard patch == page.patch + 1 else { return }
    page.patch = patch
    for change in page.changes(operations) {
      switch change {
      case .stored(let value): show(value, at: now)
      case .refused(let value): if value == tap?.value { end(.told, at: now) }
      }
    }
  }

  private func show(_ value: Int, at now: Instant) {
    most = max(most, value)
    page.stored = value
    if let tap, tap.value <= value { end(.shown, at: now) }
  }
}
