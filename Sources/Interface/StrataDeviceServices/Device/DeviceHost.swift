public import Foundation

/// The device that the current code runs for, and the folder of the process's files.
///
/// A framework object captures `current` when it is made: the task-local reaches child tasks and
/// actors, but not Dispatch, timers, URLSession's callbacks, run loops or detached tasks.
///
///     DeviceHost.$current.withValue(device) { makeTheApp() }
public enum DeviceHost {
  /// The device that the current task works for; `nil` in a process without a host, which has only
  /// one device.
  @TaskLocal public static var current: Device?

  /// The identifier of the current device; ``DeviceID/local`` outside a host.
  public static var currentID: DeviceID { current?.id ?? .local }

  /// The device that the notification being posted concerns; `nil` for a notification that concerns
  /// all devices.
  ///
  /// The process has one notification center for all devices. Publishers and observers that belong
  /// to another device skip such a notification.
  @TaskLocal public static var audience: DeviceID?

  private static let folder = Locked(defaultDataFolder)

  /// The folder of everything that the process stores.
  ///
  /// The host sets it once, before the app starts. Until then it is a folder named after the
  /// program in the user's folder for application data.
  public static var dataFolder: URL {
    get { folder.withLock { $0 } }
    set { folder.withLock { $0 = newValue } }
  }

  private static let mark = Locked<FolderMark?>(nil)

  /// The mark of a data folder in a test's task; `nil` outside of tests.
  @TaskLocal package static var markInTest: FolderMark?

  /// The data folder as the host has opened it; `nil` without a host. The host sets it once, before
  /// the app starts.
  package static var folderMark: FolderMark? {
    get { markInTest ?? mark.withLock { $0 } }
    set { mark.withLock { $0 = newValue } }
  }

  /// Returns whether a place is in a data folder that was removed or replaced since the host has
  /// opened it. Nothing may be created there: it would be missing once the folder is back.
  package static func hasLost(_ place: URL) -> Bool {
    guard let mark = folderMark, mark.contains(place) else { return false }
    return !mark.isInPlace
  }

  private static let serving = Locked(false)

  /// A Boolean value that indicates whether a test's task behaves as in a process that serves
  /// devices; `nil` outside of tests.
  @TaskLocal package static var servesInTest: Bool?

  /// A Boolean value that indicates whether this process serves devices. Code that runs without a
  /// device then has no storage of a device. The host sets it once, before the app starts.
  public static var servesDevices: Bool {
    get { servesInTest ?? serving.withLock { $0 } }
    set { serving.withLock { $0 = newValue } }
  }

  private static let judge = Locked<@Sendable (PushAddress) -> Bool> { _ in true }

  /// A closure that returns whether this server may send to a push address. The host sets it once,
  /// before the app starts: a browser may name any address, but the server sends to known push
  /// services only.
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
