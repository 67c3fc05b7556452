public import Foundation
public import StrataDeviceServices

extension Database {
  /// Returns the schedule of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - report: Called for each failure to read or write; by default it is written to standard
  ///     error as one line.
  public func schedule(
    of device: DeviceID,
    report: @escaping @Sendable (PersistenceError) -> Void = Database.printFailure
  ) -> DatabaseSchedule {
    DatabaseSchedule(device: device, database: self, report: report)
  }

  /// Returns the due entries of all devices, the earliest first.
  ///
  /// - Parameters:
  ///   - kind: The kind of entries.
  ///   - now: The time up to which entries are due.
  ///   - limit: The maximum number.
  /// - Throws: ``PersistenceError`` if the database cannot be read.
  public func due(
    kind: String, at now: Date, limit: Int = 1_000
  ) async throws(PersistenceError) -> [DueEntry] {
    try await perform { connection throws(PersistenceError) in
      try connection.due(kind: kind, at: now.timeIntervalSince1970, limit: limit)
    }
  }

  /// Returns the entries of a kind for some devices, due or not.
  ///
  /// - Parameters:
  ///   - kind: The kind of entries.
  ///   - devices: The devices; entries of others are not read.
  /// - Complexity: O(d log n) for d devices.
  /// - Throws: ``PersistenceError`` if the database cannot be read.
  public func entries(
    kind: String, of devices: Set<DeviceID>
  ) async throws(PersistenceError) -> [DueEntry] {
    guard !devices.isEmpty else { return [] }
    return try await perform { connection throws(PersistenceError) in
      try connection.scheduled(kind: kind, devices: devices.map(\.rawValue))
    }
  }

  /// The result of taking a due entry from the schedule.
  public enum Taking: Equatable, Sendable {
    /// This process has taken the entry; no other process gets it.
    case taken
    /// Another process has taken the entry first, or the entry has changed.
    case gone
    /// The event has happened already, so the entry was dropped; only the next entry was stored.
    case repeated
  }

  /// Takes a due entry out of the schedule, before the work is done: of all processes on one
  /// database only one gets it, and it is not repeated after a crash.
  ///
  ///     let taking = try await database.take(due, event: "summary@2026-03-29", next: tomorrows)
  ///     if taking == .taken { await send(due.entry) }
  ///
  /// - Parameters:
  ///   - due: The entry.
  ///   - event: The identifier of an event that happens only once, regardless of the schedule and
  ///     the clock; `nil` if taking the entry is enough. Remembered for forty days.
  ///   - next: The entry that replaces it, also if the event has happened already.
  ///   - work: Entries to store only if it was taken.
  ///   - now: The current time.
  /// - Returns: The result: the entry was taken, or the reason why not.
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  public func take(
    _ due: DueEntry, event: String? = nil, next: ScheduledEntry? = nil,
    work: [ScheduledEntry] = [], at now: Date
  ) async throws(PersistenceError) -> Taking {
    let seconds = now.timeIntervalSince1970
    let device = due.device.rawValue
    return try await perform { connection throws(PersistenceError) in
      // The entry's row decides between two processes, so they need not wait for each other.
      try connection.atomically(alone: false) { () throws(PersistenceError) -> Taking in
        guard try connection.removeUnchanged(due) else { return .gone }
        if let next { try connection.put(next, device: device) }
        if let event {
          try connection.forgetClaims(before: seconds - 40 * 86_400)
          guard try connection.claim(event, device: device, at: seconds) else { return .repeated }
        }
        for entry in work { try connection.put(entry, device: device) }
        return .taken
      }
    }
  }
}
