import Foundation
import StrataDeviceServices
import StrataPersistence
import StrataWebPush

/// Delivers due notices to devices: in their open windows, and by push to browsers that can be
/// reached.
///
/// Every notice is taken out of the schedule before it is sent. If several processes use one
/// database, only one of them delivers the notice, and a crash in between loses a notice instead of
/// repeating it. Delivered notices stay in the database for the process that holds the device's
/// open page, which may be another one.
@MainActor final class NoticeRounds {
  /// The delay in seconds after which a notice for a local time is not delivered any more.
  static let staleness: TimeInterval = 3 * 3600
  /// The seconds for which a device's delivered notices are kept.
  static let memory: TimeInterval = 7 * 86_400

  private let devices: DeviceStore
  let database: Database
  private let sender: PushSender?
  let windows: @MainActor () -> [Device]

  /// Creates rounds that deliver due notices to devices.
  ///
  /// - Parameters:
  ///   - devices: The devices of the process.
  ///   - database: The database of the schedules.
  ///   - sender: The sender of push messages; `nil` if this host sends none.
  ///   - windows: Returns the open windows of this process, of all devices.
  init(
    devices: DeviceStore, database: Database, sender: PushSender?,
    windows: @escaping @MainActor () -> [Device]
  ) {
    self.devices = devices
    self.database = database
    self.sender = sender
    self.windows = windows
  }

  /// Delivers the due notices, shows them in this process's windows, then sends pending push
  /// messages.
  func run(at now: Date) async {
    for due in await read(Notice.waiting, at: now) { await tell(due, at: now) }
    for due in await read(PageNotice.kind, at: now) { await drop(due, at: now) }
    await showAll(at: now)
    for due in await read(PushJob.kind, at: now) { await send(due, at: now) }
  }

  private func read(_ kind: String, at now: Date) async -> [DueEntry] {
    do throws(PersistenceError) {
      return try await database.due(kind: kind, at: now)
    } catch {
      Database.printFailure(error)
      return []
    }
  }

  private func tell(_ due: DueEntry, at now: Date) async {
    guard let notice = Notice(due.entry) else { return await drop(due, at: now) }
    let isClocked = notice.trigger?.clock != nil
    let isOver = notice.isOver(at: now)
    let isStale = isOver || isClocked && now.timeIntervalSince(due.entry.due) > Self.staleness
    let event =
      isClocked ? notice.trigger.map { "\(notice.id)@\($0.event(at: due.entry.due))" } : nil
    let next = notice.trigger?.repeats == true && !isOver ? notice.entry(at: now) : nil
    let work = isStale ? [] : self.work(notice, of: due.device, at: now)
    let taking = try? await database.take(due, event: event, next: next, work: work, at: now)
    guard taking == .taken, !isStale else { return }
    ProcessFigures.count("strata_notices_total", "Notifications that were delivered to a device")
    forgetOld(of: due.device, at: now)
  }

  /// Returns the schedule's entries that follow a delivery: one to remember it, one to push it, and
  /// one to show it on an open page. Without push, the notice waits for the device's next page.
  private func work(_ notice: Notice, of device: DeviceID, at now: Date) -> [ScheduledEntry] {
    var work: [ScheduledEntry] = []
    if let value = try? JSONEncoder().encode(notice) {
      work.append(ScheduledEntry(kind: Notice.shown, id: notice.id, due: now, value: value))
    }
    let job = isReached(device) ? PushJob(notice, at: now).entry(at: now) : nil
    if let job { work.append(job) }
    let page = PageNotice(notice, at: now)
    if let entry = page.entry(for: job == nil ? nil : PageNotice.briefly) { work.append(entry) }
    return work
  }

  /// Returns whether the device has a valid push subscription. A subscription whose host is
  /// unknown, such as another machine of this network, is removed; notices are then shown only
  /// while a page is open.
  private func isReached(_ device: DeviceID) -> Bool {
    let schedule = devices.device(device).schedule
    guard let sender, let address = PushAddress.of(schedule) else { return false }
    if sender.accepts(address) { return true }
    PushAddress.keep(nil, in: schedule)
    let host = URL(string: address.endpoint)?.host?.prefix(100) ?? "no host"
    let text =
      "A browser asked for notifications through the push service “\(host)”, which this server "
      + "does not know, so it sends none there; to allow it, add it to STRATA_PUSH_SERVICES.\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    return false
  }

  private func send(_ due: DueEntry, at now: Date) async {
    guard let sender, let job = PushJob(due.entry), !job.notice.isOver(at: now)
    else { return await drop(due, at: now) }
    guard (try? await database.take(due, at: now)) == .taken else { return }
    let schedule = devices.device(due.device).schedule
    guard let address = PushAddress.of(schedule) else { return }
    let outcome = await sender.send(
      job.text, to: address, topic: job.topic, keepingFor: job.lifetime(at: now), at: now)
    count(outcome)
    switch outcome {
    case .taken, .lost: break
    case .gone:
      address.bury(in: schedule)
      leave(job, in: schedule)
    case .refused: leave(job, in: schedule)
    case .later(let seconds):
      if let next = job.next(after: seconds, at: now) {
        schedule.put(next)
      } else {
        leave(job, in: schedule)
      }
    }
  }

  /// Keeps a notice that no push service accepted, so that the device's next page shows it, unless
  /// it was shown already.
  private func leave(_ job: PushJob, in schedule: any DeviceSchedule) {
    if let entry = PageNotice(job.notice, made: job.made).entry() { schedule.put(entry) }
  }

  func drop(_ due: DueEntry, at now: Date) async {
    _ = try? await database.take(due, at: now)
  }

  private func forgetOld(of device: DeviceID, at now: Date) {
    let schedule = devices.device(device).schedule
    for entry in schedule.entries(kind: Notice.shown)
    where entry.due < now.addingTimeInterval(-Self.memory) {
      schedule.remove(kind: Notice.shown, id: entry.id)
    }
  }

  private func count(_ outcome: PushOutcome) {
    let name =
      switch outcome {
      case .taken: "taken"
      case .gone: "gone"
      case .later: "later"
      case .refused: "refused"
      case .lost: "lost"
      }
    ProcessFigures.count("strata_push_\(name)_total", "Messages to push services that were \(name)")
  }
}
