/// One device as the frameworks and kits see it: its name, and its own small values.
///
/// The host makes one for each browser that comes in and sets it as ``DeviceHost/current`` around
/// everything that runs for it.
public final class Device: Sendable {
  public let id: DeviceID

  /// What `@AppStorage` and `UserDefaults` of this device are kept in.
  public let storage: any KeyValueStore

  public init(id: DeviceID, storage: any KeyValueStore = MemoryKeyValueStore()) {
    self.id = id
    self.storage = storage
  }
}
