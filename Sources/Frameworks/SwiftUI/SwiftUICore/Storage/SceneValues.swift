import Foundation
import StrataDeviceServices
import StrataViewTree

/// The stored values of one window, by name.
@MainActor package final class SceneValues {
  private var entries: [String: SceneEntry] = [:]

  package init() {}

  func entry(_ key: String) -> SceneEntry {
    let entry = entries[key] ?? SceneEntry(key)
    entries[key] = entry
    return entry
  }
}

/// One stored value of a window. It is written to the device's storage, since a window has no
/// storage of its own that outlives the server process.
@MainActor final class SceneEntry {
  let box: StateBox<Data?>
  private let storage: (any KeyValueStore)?
  private let key: String

  init(_ key: String) {
    self.key = "scene/\(key)"
    storage = DeviceHost.current?.storage
    box = StateBox(storage?.data(forKey: self.key))
  }

  func write(_ data: Data?) {
    storage?.set(data, forKey: key)
    box.current = data
  }
}

extension EnvironmentValues {
  private enum SceneKey: EnvironmentKey { static var defaultValue: SceneValues? { nil } }

  package var sceneValues: SceneValues? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
}
