/// One device as the frameworks and kits see it: its name, its own small values, and its window.
///
/// The host makes one for each browser that comes in and sets it as ``DeviceHost/current`` around
/// everything that runs for it.
public final class Device: Sendable {
  /// The device of an app, a command or a test that no host runs.
  public static let local = Device(id: .local)

  public let id: DeviceID

  /// What `@AppStorage` and `UserDefaults` of this device are kept in.
  public let storage: any KeyValueStore

  /// The way to what only the device itself can do, through the window that the code runs for.
  public let requests: any DeviceRequests

  /// What is to be done for it later.
  public let schedule: any DeviceSchedule

  /// Where its window hears of notices.
  public let notices = NoticeDesk()

  /// What the app value that runs for it may be started for.
  public let background = BackgroundDesk()

  private let parts = Locked<[ObjectIdentifier: any Sendable]>([:])

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

  /// The same device, seen through another window.
  public func through(_ requests: any DeviceRequests) -> Device {
    Device(id: id, storage: storage, requests: requests, schedule: schedule)
  }

  /// An object that a framework has once a device and window, made at the first call.
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
