/// What one device wants done later. A host that keeps it on disk does it after a restart too.
public protocol DeviceSchedule: Sendable {
  /// Keeps an entry, in place of an earlier one of the same kind and id.
  ///
  /// - Returns: `false` where it could not be kept: then nothing has changed.
  @discardableResult func put(_ entry: ScheduledEntry) -> Bool

  /// Forgets an entry; nothing happens when there is none.
  func remove(kind: String, id: String)

  /// What is left to do of a kind, what is due first before the rest.
  func entries(kind: String) -> [ScheduledEntry]
}
