import Foundation
import StrataDeviceServices

/// A store of the app's own, which all devices share.
struct DefaultsStore: KeyValueStore {
  // UserDefaults is documented to be safe on any thread, and Linux's does not say so in its type.
  nonisolated(unsafe) let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  func data(forKey key: String) -> Data? { defaults.data(forKey: key) }

  func set(_ data: Data?, forKey key: String) { defaults.set(data, forKey: key) }
}
