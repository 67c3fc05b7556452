import Foundation
import StrataDeviceServices
import StrataPersistence

/// The devices of a process, each with its small values and its schedule.
final class DeviceStore: Sendable {
  /// The key of the day of a device's last visit.
  static let seenKey = "host.seen"

  private let makeStorage: @Sendable (DeviceID) -> any KeyValueStore
  private let makeSchedule: @Sendable (DeviceID) -> any DeviceSchedule

  init(
    makeSchedule: @escaping @Sendable (DeviceID) -> any DeviceSchedule = { _ in MemorySchedule() },
    makeStorage: @escaping @Sendable (DeviceID) -> any KeyValueStore
  ) {
    self.makeStorage = makeStorage
    self.makeSchedule = makeSchedule
  }

  /// Creates a store whose devices keep their small values and schedules in a database.
  convenience init(database: Database) {
    self.init(makeSchedule: { database.schedule(of: $0) }) { device in
      do throws(PersistenceError) {
        return try database.keyValues(of: device)
      } catch {
        // The page still works; its values last as long as the process does.
        Database.printFailure(error)
        return MemoryKeyValueStore()
      }
    }
  }

  func device(_ id: DeviceID) -> Device {
    Device(id: id, storage: makeStorage(id), schedule: makeSchedule(id))
  }

  /// Records a visit of a device. At most once a day, the record is written to the disk.
  static func noteSeen(_ device: Device, at now: Date) {
    device.storage.set(Data("\(day(now))".utf8), forKey: seenKey)
  }

  /// Returns the number of days since a device's last visit; `nil` if none was recorded.
  static func daysUnseen(_ device: Device, at now: Date) -> Int? {
    daysUnseen(device.storage.data(forKey: seenKey), at: now)
  }

  /// Returns the number of days since the visit of which this is the record; `nil` if it is none.
  static func daysUnseen(_ record: Data?, at now: Date) -> Int? {
    record.flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { day(now) - $0 }
  }

  static func day(_ time: Date) -> Int {
    Int((time.timeIntervalSince1970 / 86_400).rounded(.down))
  }
}
