import Foundation
import StrataDeviceServices

extension DeviceDocuments {
  /// The device's identifier as text, by which code that runs for another device can wake it; see
  /// ``DocumentStore/wake(_:forTask:)``.
  public var name: String { device.rawValue }
}

extension DocumentStore {
  /// Has the host run a background task of the app for other devices, within seconds and whether or
  /// not they have a window.
  ///
  ///     try await store.wake(["7c1e…"], forTask: "com.example.news")
  ///
  /// The app registers the task with `BGTaskScheduler` at each launch, and its `Info.plist` permits
  /// it. Such a task waits for no round. A device that is woken again before its task has begun runs
  /// it once. Without a host, as on a phone, nothing happens: there a push message wakes an app.
  ///
  /// - Parameters:
  ///   - devices: The names of the devices; see ``DeviceDocuments/name``. One that was not used for
  ///     thirty days is not woken.
  ///   - identifier: The identifier of the task.
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  public func wake(
    _ devices: Set<String>, forTask identifier: String
  ) async throws(PersistenceError) {
    guard !devices.isEmpty else { return }
    // Due long ago, hence before the round that runs now. The value is a request of BackgroundTasks.
    let entry = ScheduledEntry(
      kind: "task", id: identifier, due: Date(timeIntervalSince1970: 0),
      value: Data(#"{"network":false,"power":false,"processing":false}"#.utf8))
    try await database.perform { connection throws(PersistenceError) in
      try connection.atomically(alone: false) { () throws(PersistenceError) in
        // In one order everywhere, so that two servers do not wait for each other's rows.
        for device in devices.sorted() { try connection.put(entry, device: device) }
      }
    }
  }
}
