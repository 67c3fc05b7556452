import Foundation
import StrataDeviceServices
import StrataViewTree

/// A stored value of one device, shared by all views that read it.
@MainActor final class StoredEntry {
  private struct Name: Hashable {
    var device: DeviceID
    var key: String
    /// The custom store; `nil` for the device's storage.
    var store: ObjectIdentifier?
  }

  private struct Weak {
    weak var entry: StoredEntry?
  }

  private static var entries: [Name: Weak] = [:]
  private static var sweepAt = 64

  let box: StateBox<Data?>
  private let storage: any KeyValueStore
  private let key: String
  private var observation: (any Sendable)?

  private init(key: String, storage: any KeyValueStore) {
    self.key = key
    self.storage = storage
    box = StateBox(storage.data(forKey: key))
    // "Forget everything" and other servers change values, too.
    observation = storage.observe { [weak self] in
      Task { @MainActor in self?.readAgain() }
    }
  }

  private func readAgain() { box.current = storage.data(forKey: key) }

  /// Returns the entry of a device or of a custom store. If no device is given, it is the current
  /// one.
  static func shared(
    key: String, store: UserDefaults? = nil, on device: Device? = DeviceHost.current
  ) -> StoredEntry {
    let own = store === UserDefaults.standard ? nil : store
    let name = Name(
      device: device?.id ?? .local, key: key, store: own.map(ObjectIdentifier.init))
    if let entry = entries[name]?.entry { return entry }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.entry != nil }
      sweepAt = max(64, entries.count * 2)
    }
    let storage = own.map(DefaultsStore.init) ?? device?.storage ?? fallback
    let entry = StoredEntry(key: key, storage: storage)
    entries[name] = Weak(entry: entry)
    return entry
  }

  func write(_ data: Data?) {
    storage.set(data, forKey: key)
    box.current = data
  }

  /// The store for previews and tests without a host.
  private static let fallback = MemoryKeyValueStore()
}
