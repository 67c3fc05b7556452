/// One device as the frameworks and kits see it: its name, its own small values, and its window.
///
/// The host makes one for each browser that comes in and sets it as ``DeviceHost/current`` around
/// everything that runs for it.
public final class Device: Sendable {
  public let id: DeviceID

  /// What `@AppStorage` and `UserDefaults` of this device are kept in.
  public let storage: any KeyValueStore

  /// The way to what only the device itself can do, through the window that the code runs for.
  public let requests: any DeviceRequests

  public init(
    id: DeviceID, storage: any KeyValueStore = MemoryKeyValueStore(),
    requests: any DeviceRequests = NoDeviceRequests()
  ) {
    self.id = id
    self.storage = storage
    self.requests = requests
  }
}
