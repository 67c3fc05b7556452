import Foundation
import StrataDeviceServices

/// The statements on scheduled work; every change is limited to a device.
extension Engine {
  func put(_ entry: ScheduledEntry, device: String) throws(PersistenceError) {
    try run(
      .putScheduled, .text(device), .text(entry.kind), .text(entry.id),
      .real(entry.due.timeIntervalSince1970), .bytes(entry.value))
  }

  func removeScheduled(kind: String, id: String, device: String) throws(PersistenceError) {
    try run(
      "DELETE FROM schedule WHERE device = ? AND kind = ? AND id = ?", .text(device), .text(kind),
      .text(id))
  }

  /// Returns the entries of a device, sorted by due date.
  func scheduled(kind: String, device: String) throws(PersistenceError) -> [ScheduledEntry] {
    try rows(
      """
      SELECT kind, id, due, value FROM schedule WHERE device = ? AND kind = ? ORDER BY due, id
      """, .text(device), .text(kind)
    ) { row throws(PersistenceError) in ScheduledEntry(row, from: 0) }
  }

  /// Returns the entries of several devices, sorted by due date.
  func scheduled(kind: String, devices: [String]) throws(PersistenceError) -> [DueEntry] {
    let names = (try? JSONEncoder().encode(devices)) ?? Data("[]".utf8)
    return try rows(
      .scheduledOfDevices, .text(kind), .text(String(decoding: names, as: UTF8.self))
    ) { row throws(PersistenceError) in DueEntry(row) }
  }

  /// Returns the due entries of all devices, the earliest first.
  func due(
    kind: String, at seconds: Double, limit: Int
  ) throws(PersistenceError) -> [DueEntry] {
    try rows(
      """
      SELECT device, kind, id, due, value FROM schedule WHERE kind = ? AND due <= ?
      ORDER BY due, device, id LIMIT ?
      """, .text(kind), .real(seconds), .integer(limit)
    ) { row throws(PersistenceError) in
      DueEntry(row)
    }
  }

  /// Removes an entry if it has not changed since it was read. Returns `false` if it has changed or
  /// is gone.
  func removeUnchanged(_ due: DueEntry) throws(PersistenceError) -> Bool {
    let entry = due.entry
    return try run(
      .removeUnchanged, .text(due.device.rawValue), .text(entry.kind), .text(entry.id),
      .real(entry.due.timeIntervalSince1970), .bytes(entry.value)) > 0
  }

  /// Records that an event happens now. Returns `false` if it has happened before.
  func claim(
    _ event: String, device: String, at seconds: Double
  ) throws(PersistenceError) -> Bool {
    try run(
      .claimEvent, .text(device),
      .text(event), .real(seconds)) > 0
  }

  func forgetClaims(before seconds: Double) throws(PersistenceError) {
    try run("DELETE FROM claims WHERE at < ?", .real(seconds))
  }

  func forgetSchedule(of device: String) throws(PersistenceError) {
    try run("DELETE FROM schedule WHERE device = ?", .text(device))
    try run("DELETE FROM claims WHERE device = ?", .text(device))
  }
}

extension DueEntry {
  fileprivate init(_ row: any ResultRow) {
    self.init(device: DeviceID(rawValue: row.text(0)), entry: ScheduledEntry(row, from: 1))
  }
}

extension ScheduledEntry {
  fileprivate init(_ row: any ResultRow, from column: Int32) {
    self.init(
      kind: row.text(column), id: row.text(column + 1),
      due: Date(timeIntervalSince1970: row.real(column + 2)), value: row.data(column + 3))
  }
}
