public import Foundation

/// Tells code which device it runs for, and where the process keeps its files.
///
/// A framework object captures `current` when it is made: the task-local reaches child tasks and
/// actors, but not Dispatch, timers, URLSession's callbacks, run loops or detached tasks.
///
///     DeviceHost.$current.withValue(device) { makeTheApp() }
public enum DeviceHost {
  /// The device that the running task works for; `nil` outside a host, where there is one device.
  @TaskLocal public static var current: Device?

  /// The name of the device that the running task works for; ``DeviceID/local`` outside a host.
  public static var currentID: DeviceID { current?.id ?? .local }

  private static let folder = Locked(defaultDataFolder)

  /// The folder of everything that the process stores.
  ///
  /// The host sets it once, before the app starts. Until then it is the user's folder for
  /// application data, and in it one named after the program.
  public static var dataFolder: URL {
    get { folder.withLock { $0 } }
    set { folder.withLock { $0 = newValue } }
  }

  private static let judge = Locked<@Sendable (PushAddress) -> Bool> { _ in true }

  /// Whether this server sends to a browser's address. The host sets it once, before the app starts: a
  /// browser may name any address, and only known push services are sent to.
  public static var reaches: @Sendable (PushAddress) -> Bool {
    get { judge.withLock { $0 } }
    set { judge.withLock { $0 = newValue } }
  }

  static var defaultDataFolder: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let parent = folders.first ?? FileManager.default.temporaryDirectory
    return parent.appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
  }
}
