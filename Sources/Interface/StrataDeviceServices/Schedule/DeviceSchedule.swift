/// The work of one device that is due later. If the host keeps it on disk, it survives a restart.
public protocol DeviceSchedule: Sendable {
  /// Adds an entry, replacing an earlier one of the same kind and id.
  ///
  /// - Returns: `false` if it could not be stored: then nothing has changed.
  @discardableResult func put(_ entry: ScheduledEntry) -> Bool

  /// Removes an entry, if there is one.
  func remove(kind: String, id: String)

  /// Returns the entries of a kind, sorted by due date.
  func entries(kind: String) -> [ScheduledEntry]
}
