/// One device as the frameworks and kits see it: its identifier, its small values, and its window.
///
/// The host creates a device for each browser that connects. While code runs for that browser, the
/// device is ``DeviceHost/current``.
public final class Device: Sendable {
  /// The device of an app, a command or a test that runs without a host (the server that serves
  /// windows to browsers).
  public static let local = Device(id: .local)

  /// The identifier of the device.
  public let id: DeviceID

  /// The store behind this device's `@AppStorage` and `UserDefaults`.
  public let storage: any KeyValueStore

  /// The requests to the browser, sent through the window that the code runs for.
  public let requests: any DeviceRequests

  /// The device's work that is due later.
  public let schedule: any DeviceSchedule

  /// Delivers notices to the device's open window.
  public let notices = NoticeCenter()

  /// The background work that the app has registered for this device.
  public let background = BackgroundRegistry()

  private let parts = Locked<[ObjectIdentifier: any Sendable]>([:])

  /// Creates a device; without a host, its stores live in memory and its requests fail.
  public init(
    id: DeviceID, storage: any KeyValueStore = MemoryKeyValueStore(),
    requests: any DeviceRequests = NoDeviceRequests(),
    schedule: any DeviceSchedule = MemorySchedule()
  ) {
    self.id = id
    self.storage = storage
    self.requests = requests
    self.schedule = schedule
  }

  /// Returns the same device with the requests of another window.
  public func through(_ requests: any DeviceRequests) -> Device {
    Device(id: id, storage: storage, requests: requests, schedule: schedule)
  }

  /// Returns the instance of a type that exists once for each device and window. The first call
  /// creates it with `make`.
  ///
  ///     (DeviceHost.current ?? .local).part { Scheduler() }
  public func part<Part: Sendable>(_ make: () -> Part) -> Part {
    parts.withLock { parts in
      if let part = parts[ObjectIdentifier(Part.self)] as? Part { return part }
      let part = make()
      parts[ObjectIdentifier(Part.self)] = part
      return part
    }
  }
}
