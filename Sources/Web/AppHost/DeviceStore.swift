import DeviceServices
import Foundation

/// The devices of a process, each with its own small storage.
final class DeviceStore: Sendable {
  private let makeStorage: @Sendable (DeviceID) -> any KeyValueStore

  init(makeStorage: @escaping @Sendable (DeviceID) -> any KeyValueStore) {
    self.makeStorage = makeStorage
  }

  func device(_ id: DeviceID) -> Device { Device(id: id, storage: makeStorage(id)) }
}
