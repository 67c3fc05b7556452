public import Foundation
public import StrataDeviceServices

extension Database {
  /// Returns what a device wants done later.
  ///
  /// - Parameter report: Told of what could not be read or written; by default it goes to standard
  ///   error as one line.
  public func schedule(
    of device: DeviceID,
    report: @escaping @Sendable (PersistenceError) -> Void = Database.printFailure
  ) -> DatabaseSchedule {
    DatabaseSchedule(device: device, database: self, report: report)
  }

  /// Returns what is due of all devices, what has waited longest before the rest.
  ///
  /// - Parameters:
  ///   - now: What is due later is left out.
  ///   - limit: How many at most.
  public func due(
    kind: String, at now: Date, limit: Int = 1_000
  ) async throws(PersistenceError) -> [DueEntry] {
    try await perform { connection throws(PersistenceError) in
      try connection.due(kind: kind, at: now.timeIntervalSince1970, limit: limit)
    }
  }

  /// Returns what some devices have of a kind, whether or not it is due.
  ///
  /// - Parameter devices: Others' entries are not looked at, however many there are.
  /// - Complexity: O(d log n) for d devices.
  public func entries(
    kind: String, of devices: Set<DeviceID>
  ) async throws(PersistenceError) -> [DueEntry] {
    guard !devices.isEmpty else { return [] }
    return try await perform { connection throws(PersistenceError) in
      try connection.scheduled(kind: kind, devices: devices.map(\.rawValue))
    }
  }

  /// What became of an entry that somebody wanted to take.
  public enum Taking: Equatable, Sendable {
    /// It is ours, and nobody else gets it.
    case taken
    /// Another process was faster, or the entry has changed.
    case gone
    /// The event has happened already; only what comes next was kept.
    case repeated
  }

  /// Takes a due entry out of the schedule, before anything is done for it: of all processes on one
  /// database one gets it, and none gets it again after a crash.
  ///
  ///     let taking = try await database.take(due, event: "summary@2026-03-29", next: tomorrows)
  ///     if taking == .taken { await send(due.entry) }
  ///
  /// - Parameters:
  ///   - event: What happens once and never again, whatever the schedule or the clocks say; `nil`
  ///     where taking it is enough. Known for forty days.
  ///   - next: Kept in its place, also where the event has happened already.
  ///   - work: Kept only where it was taken.
  public func take(
    _ due: DueEntry, event: String? = nil, next: ScheduledEntry? = nil,
    work: [ScheduledEntry] = [], at now: Date
  ) async throws(PersistenceError) -> Taking {
    let seconds = now.timeIntervalSince1970
    let device = due.device.rawValue
    return try await perform { connection throws(PersistenceError) in
      try connection.transaction { () throws(PersistenceError) -> Taking in
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
