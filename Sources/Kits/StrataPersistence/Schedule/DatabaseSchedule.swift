public import StrataDeviceServices

/// The schedule of one device, in the process's database.
///
/// When a call returns `true`, its change is on the disk. Failures are passed to `report`.
public struct DatabaseSchedule: DeviceSchedule {
  private let device: String
  private let database: Database
  private let report: @Sendable (PersistenceError) -> Void

  init(
    device: DeviceID, database: Database, report: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.device = device.rawValue
    self.database = database
    self.report = report
  }

  @discardableResult public func put(_ entry: ScheduledEntry) -> Bool {
    attempt { connection throws(PersistenceError) in
      try connection.put(entry, device: device)
      return true
    } ?? false
  }

  public func remove(kind: String, id: String) {
    _ = attempt { connection throws(PersistenceError) in
      try connection.removeScheduled(kind: kind, id: id, device: device)
    }
  }

  public func entries(kind: String) -> [ScheduledEntry] {
    attempt { connection throws(PersistenceError) in
      try connection.scheduled(kind: kind, device: device)
    } ?? []
  }

  private func attempt<Result: Sendable>(
    _ work: @Sendable (Connection) throws(PersistenceError) -> Result
  ) -> Result? {
    do throws(PersistenceError) {
      return try database.performNow(work)
    } catch {
      report(error)
      return nil
    }
  }
}
