import Foundation
import StrataDeviceServices

/// The statements on what is to be done later; every change names the device.
extension Connection {
  func put(_ entry: ScheduledEntry, device: String) throws(PersistenceError) {
    try run(
      "INSERT OR REPLACE INTO schedule (device, kind, id, due, value) VALUES (?, ?, ?, ?, ?)",
      .text(device), .text(entry.kind), .text(entry.id),
      .real(entry.due.timeIntervalSince1970), .bytes(entry.value))
  }

  func removeScheduled(kind: String, id: String, device: String) throws(PersistenceError) {
    try run(
      "DELETE FROM schedule WHERE device = ? AND kind = ? AND id = ?", .text(device), .text(kind),
      .text(id))
  }

  /// What is due first before the rest.
  func scheduled(kind: String, device: String) throws(PersistenceError) -> [ScheduledEntry] {
    try rows(
      """
      SELECT kind, id, due, value FROM schedule WHERE device = ? AND kind = ? ORDER BY due, id
      """, .text(device), .text(kind)
    ) { row throws(PersistenceError) in ScheduledEntry(row, from: 0) }
  }

  /// What is due first before the rest.
  func scheduled(kind: String, devices: [String]) throws(PersistenceError) -> [DueEntry] {
    let names = (try? JSONEncoder().encode(devices)) ?? Data("[]".utf8)
    return try rows(
      """
      SELECT device, kind, id, due, value FROM schedule
      WHERE kind = ? AND device IN (SELECT value FROM json_each(?)) ORDER BY due, device, id
      """, .text(kind), .text(String(decoding: names, as: UTF8.self))
    ) { row throws(PersistenceError) in DueEntry(row) }
  }

  /// What is due of all devices, what has waited longest before the rest.
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

  /// Removes an entry where it is still the one that was read. `false` where it is not.
  func removeUnchanged(_ due: DueEntry) throws(PersistenceError) -> Bool {
    let entry = due.entry
    return try run(
      """
      DELETE FROM schedule WHERE device = ? AND kind = ? AND id = ? AND due = ? AND value = ?
      """, .text(due.device.rawValue), .text(entry.kind), .text(entry.id),
      .real(entry.due.timeIntervalSince1970), .bytes(entry.value)) > 0
  }

  /// Notes that an event happens now. `false` where it has happened.
  func claim(
    _ event: String, device: String, at seconds: Double
  ) throws(PersistenceError) -> Bool {
    try run(
      "INSERT OR IGNORE INTO claims (device, event, at) VALUES (?, ?, ?)", .text(device),
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
  fileprivate init(_ row: Row) {
    self.init(device: DeviceID(rawValue: row.text(0)), entry: ScheduledEntry(row, from: 1))
  }
}

extension ScheduledEntry {
  fileprivate init(_ row: Row, from column: Int32) {
    self.init(
      kind: row.text(column), id: row.text(column + 1),
      due: Date(timeIntervalSince1970: row.real(column + 2)), value: row.data(column + 3))
  }
}
