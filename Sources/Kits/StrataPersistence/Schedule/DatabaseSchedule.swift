public import StrataDeviceServices

/// The schedule of one device, in the process's database.
///
/// When `put` returns `true`, the entry is on the disk. Failures are passed to `report`.
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

  /// Stores an entry, and replaces one with the same kind and identifier.
  ///
  /// - Parameter entry: The entry, with the time at which it is due.
  /// - Returns: `true` if the entry was stored, else `false`; errors are reported to the schedule's
  ///   `report`.
  @discardableResult public func put(_ entry: ScheduledEntry) -> Bool {
    attempt { connection throws(PersistenceError) in
      try connection.put(entry, device: device)
      return true
    } ?? false
  }

  /// Removes an entry; one that does not exist is ignored.
  ///
  /// - Parameters:
  ///   - kind: The kind of the entry, such as a notification.
  ///   - id: Its identifier.
  public func remove(kind: String, id: String) {
    _ = attempt { connection throws(PersistenceError) in
      try connection.removeScheduled(kind: kind, id: id, device: device)
    }
  }

  /// Returns the device's entries of a kind, or none if they cannot be read.
  public func entries(kind: String) -> [ScheduledEntry] {
    attempt { connection throws(PersistenceError) in
      try connection.scheduled(kind: kind, device: device)
    } ?? []
  }

  private func attempt<Result: Sendable>(
    _ work: @Sendable (any Engine) throws(PersistenceError) -> Result
  ) -> Result? {
    do throws(PersistenceError) {
      return try database.performNow(work)
    } catch {
      report(error)
      return nil
    }
  }
}
