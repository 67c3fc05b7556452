import Foundation
import StrataDeviceServices
import StrataPersistence
import StrataSecrets

/// Forgets devices that have not come for a long time, with all that they have stored.
///
/// A clock that jumps must not make all devices old. So a round needs a clock that has gone on as
/// fast as the process's own since the round before, and forgets a small part of the devices.
@MainActor final class RetentionRounds {
  /// The default number of days without a visit: browsers have forgotten their cookie by then, and
  /// could not reach what is stored.
  nonisolated static let usualDays = DeviceCookie.maximumAge / 86_400
  /// The time from the start to the first round, and from each round to the next.
  static let firstDelay = Duration.seconds(3_600), period = Duration.seconds(86_400)
  /// The seconds by which the two clocks may differ since the round before.
  static let tolerance = 3_600.0
  /// The part of the devices that a round may forget, and the number that it may forget anyway.
  static let share = 0.01, fewest = 100
  private static let page = 500

  private let days: Int
  private let database: Database
  private let devices: DeviceStore
  private let windows: @MainActor () -> [Device]
  private let elapsed: () -> Duration
  /// The times at which the delay before the next round began, by both clocks.
  private var begun: (date: Date, elapsed: Duration)?
  private var delay = RetentionRounds.firstDelay
  /// The day on which the devices with open windows were noted last.
  private var notedDay: Int?

  /// Creates rounds that have not begun.
  ///
  /// - Parameters:
  ///   - days: The number of days without a visit after which a device is forgotten.
  ///   - database: The database of the devices.
  ///   - devices: The devices of the process.
  ///   - clock: The process's own clock, which does not jump.
  ///   - windows: Returns the open windows of this process, of all devices.
  init<C: Clock<Duration>>(
    days: Int, database: Database, devices: DeviceStore, clock: C,
    windows: @escaping @MainActor () -> [Device]
  ) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    (self.days, self.database, self.devices, self.windows) = (days, database, devices, windows)
  }

  /// Records once a day that devices with open windows are in use. Each process does so for its own.
  func noteWindows(at now: Date) {
    let day = DeviceStore.day(now)
    guard notedDay != day else { return }
    notedDay = day
    for device in windows() { DeviceStore.noteSeen(device, at: now) }
  }

  /// Forgets devices, if the time for it has come.
  func run(at now: Date) async {
    guard isDue(at: now) else { return }
    do throws(PersistenceError) {
      for device in try await old(at: now) { try await forget(device, at: now) }
      try await endRecords(at: now)
    } catch {
      Database.printFailure(error)
    }
  }

  private func isDue(at now: Date) -> Bool {
    let present = (date: now, elapsed: elapsed())
    guard let begun else {
      begun = present
      return false
    }
    let passed = present.elapsed - begun.elapsed
    guard passed >= delay else { return false }
    self.begun = present
    let difference = now.timeIntervalSince(begun.date) - passed / .seconds(1)
    // An operator who has set the clock wrongly can correct it within the first delay.
    delay = abs(difference) <= Self.tolerance ? Self.period : Self.firstDelay
    return abs(difference) <= Self.tolerance
  }

  /// Returns the devices that this round forgets, those that were away for longest first.
  private func old(at now: Date) async throws(PersistenceError) -> [DeviceID] {
    var (all, old, last) = (0, [(days: Int, device: DeviceID)](), DeviceID?.none)
    while true {
      let seen = try await database.smallValues(
        forKey: DeviceStore.seenKey, after: last, limit: Self.page)
      guard let end = seen.last else { break }
      for (device, record) in seen {
        guard let away = DeviceStore.daysUnseen(record, at: now), away > days else { continue }
        old.append((away, device))
      }
      (all, last) = (all + seen.count, end.device)
    }
    let most = max(Self.fewest, Int(Double(all) * Self.share))
    return old.sorted { $0.days > $1.days }.prefix(most).map(\.device)
  }

  private func forget(_ id: DeviceID, at now: Date) async throws(PersistenceError) {
    let device = devices.device(id)
    // The device may have returned since this round began.
    guard let away = DeviceStore.daysUnseen(device, at: now), away > days,
      !windows().contains(where: { $0.id == id })
    else { return }
    let stored = DeviceHost.$current.withValue(device) { DocumentStore(database).device }
    try await stored.forget()
    do throws(SecretError) {
      try SealedFolder(SealedFolder.usual, of: id).removeAll()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    }
    // The browser keeps its cookie only for the usual days, so a device that was away for longer
    // cannot return and needs no record.
    if away < Self.usualDays { DeviceStore.noteForgotten(device, after: away, at: now) }
    ProcessFigures.count(
      "strata_forgotten_devices_total", "Devices that were forgotten since they no longer came")
  }

  /// Removes the records of forgotten devices whose browsers have forgotten them, too.
  private func endRecords(at now: Date) async throws(PersistenceError) {
    var last: DeviceID?
    while true {
      let records = try await database.smallValues(
        forKey: DeviceStore.forgottenKey, after: last, limit: Self.page)
      guard let end = records.last else { return }
      for (id, record) in records {
        guard let away = DeviceStore.daysForgotten(record, at: now), away > Self.usualDays
        else { continue }
        devices.device(id).storage.set(nil, forKey: DeviceStore.forgottenKey)
      }
      last = end.device
    }
  }
}
