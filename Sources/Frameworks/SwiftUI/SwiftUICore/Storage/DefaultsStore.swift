import Foundation
import StrataDeviceServices

/// A custom `UserDefaults` as a key-value store that all devices share.
struct DefaultsStore: KeyValueStore {
  // UserDefaults is documented as thread-safe, but is not Sendable on Linux.
  nonisolated(unsafe) let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  func data(forKey key: String) -> Data? { defaults.data(forKey: key) }

  func set(_ data: Data?, forKey key: String) { defaults.set(data, forKey: key) }
}
