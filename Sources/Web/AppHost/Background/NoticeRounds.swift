import DeviceServices
import Foundation
import PersistenceKit
import WebPush

/// Tells devices what is due: in their open windows, and by push where a browser can be reached.
///
/// Everything is taken out of the schedule before it is sent. Of several processes on one database
/// one tells it, and a crash in between loses a notice rather than telling it twice.
@MainActor final class NoticeRounds {
  /// Seconds after which what clocks called for is not news any more.
  static let staleness: TimeInterval = 3 * 3600
  /// Seconds for which a device's told notices are remembered.
  static let memory: TimeInterval = 7 * 86_400

  private let devices: DeviceStore
  private let database: Database
  private let sender: PushSender?
  private let windows: @MainActor (DeviceID) -> [Device]

  /// - Parameters:
  ///   - sender: `nil` where this host reaches no push service.
  ///   - windows: A device's open windows.
  init(
    devices: DeviceStore, database: Database, sender: PushSender?,
    windows: @escaping @MainActor (DeviceID) -> [Device]
  ) {
    self.devices = devices
    self.database = database
    self.sender = sender
    self.windows = windows
  }

  /// Tells what is due, then sends what was told and what waited for its service.
  func run(at now: Date) async {
    for due in await read(Notice.waiting, at: now) { await tell(due, at: now) }
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
    let isStale = isClocked && now.timeIntervalSince(due.entry.due) > Self.staleness
    let event =
      isClocked ? notice.trigger.map { "\(notice.id)@\($0.event(at: due.entry.due))" } : nil
    let next = notice.trigger?.repeats == true ? notice.entry(at: now) : nil
    let work = isStale ? [] : self.work(notice, of: due.device, at: now)
    let taking = try? await database.take(due, event: event, next: next, work: work, at: now)
    guard taking == .taken, !isStale else { return }
    ProcessFigures.count("strata_notices_total", "Notices that were told")
    forgetOld(of: due.device, at: now)
    for window in windows(due.device) {
      DeviceHost.$current.withValue(window) { window.notices.tell(notice) }
    }
  }

  /// What is left to do once it was told: to remember it, and to push it.
  private func work(_ notice: Notice, of device: DeviceID, at now: Date) -> [ScheduledEntry] {
    var work: [ScheduledEntry] = []
    if let value = try? JSONEncoder().encode(notice) {
      work.append(ScheduledEntry(kind: Notice.shown, id: notice.id, due: now, value: value))
    }
    if isReached(device), let job = PushJob(notice, at: now).entry(at: now) { work.append(job) }
    return work
  }

  /// Whether a device has an address that may be asked. One of a stranger's, such as another machine of
  /// this network, is forgotten: the device is told of what comes while its page is open.
  private func isReached(_ device: DeviceID) -> Bool {
    let schedule = devices.device(device).schedule
    guard let sender, let address = PushAddress.of(schedule) else { return false }
    if sender.accepts(address) { return true }
    PushAddress.keep(nil, in: schedule)
    let host = URL(string: address.endpoint)?.host?.prefix(100) ?? "no host"
    let text =
      "A browser named a push service at “\(host)” that this server does not know, so nothing is "
      + "sent there; STRATA_PUSH_SERVICES names others.\n"
    FileHandle.standardError.write(Data(text.utf8))
    return false
  }

  private func send(_ due: DueEntry, at now: Date) async {
    guard let sender, let job = PushJob(due.entry) else { return await drop(due, at: now) }
    guard (try? await database.take(due, at: now)) == .taken else { return }
    let schedule = devices.device(due.device).schedule
    guard let address = PushAddress.of(schedule) else { return }
    let outcome = await sender.send(
      job.text, to: address, topic: job.topic, keepingFor: PushJob.lifetime, at: now)
    count(outcome)
    switch outcome {
    case .taken, .lost: break
    case .gone: PushAddress.keep(nil, in: schedule)
    case .later(let seconds):
      if let next = job.next(after: seconds, at: now) { schedule.put(next) }
    }
  }

  private func drop(_ due: DueEntry, at now: Date) async {
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
      case .lost: "lost"
      }
    ProcessFigures.count("strata_push_\(name)_total", "Messages to push services that were \(name)")
  }
}
