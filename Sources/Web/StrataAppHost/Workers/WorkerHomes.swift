import Foundation
import Glibc
import StrataDeviceServices

/// The home folders of workers that serve one device each.
///
/// An app's `UserDefaults.standard`, documents, caches and temporary files are in the home folder of
/// its process. With a home for each worker they belong to one device, and are removed with the
/// worker.
///
/// The homes of a front are in a folder with a lock, by which the next front knows what one that was
/// killed has left.
final class WorkerHomes {
  private let root: URL
  private let dataVariable: [String: String]
  /// The folder of this front, and its locked descriptor; `nil` while no worker has a home.
  private var own: (folder: URL, lock: Int32)?
  private var inhabited: Set<Int> = []

  /// Creates the homes of a front's workers. Nothing is written before the first worker starts.
  ///
  /// - Parameters:
  ///   - data: The app's data folder.
  ///   - app: The app's name.
  init(in data: URL, app: String) {
    root = data.appendingPathComponent("homes", isDirectory: true)
    // The variable names the data folder, which a worker would otherwise look for in its own home.
    dataVariable = [DataFolder.variable(of: app): data.path]
  }

  /// Creates the home of a worker.
  ///
  /// - Returns: The environment variables by which the worker finds it; `nil` if it cannot be created.
  func environment(of worker: Int) -> [String: String]? {
    guard let folder = try? folder() else { return nil }
    let home = folder.appendingPathComponent("\(worker)", isDirectory: true)
    let places = [
      "XDG_CONFIG_HOME": ".config", "XDG_CACHE_HOME": ".cache", "XDG_DATA_HOME": ".local/share",
      "TMPDIR": "tmp",
    ].mapValues { home.appendingPathComponent($0, isDirectory: true) }
    do {
      try Self.create(home)
      for place in places.values { try Self.create(place) }
    } catch {
      return nil
    }
    inhabited.insert(worker)
    return places.mapValues(\.path).merging(dataVariable) { $1 }
      .merging([DataFolder.homeVariable: home.path, "CFFIXED_USER_HOME": home.path]) { $1 }
  }

  /// Removes the home of a worker that has ended.
  func remove(_ worker: Int) {
    guard let own else { return }
    let home = own.folder.appendingPathComponent("\(worker)", isDirectory: true)
    try? FileManager.default.removeItem(at: home)
    inhabited.remove(worker)
    if inhabited.isEmpty { close() }
  }

  private func close() {
    guard let own else { return }
    try? FileManager.default.removeItem(at: own.folder)
    Glibc.close(own.lock)
    self.own = nil
  }

  /// Returns the folder of this front, and removes those of fronts that have ended.
  private func folder() throws -> URL {
    if let own { return own.folder }
    try Self.create(root)
    // Only one front at a time looks, or it would remove a folder before its owner has locked it.
    let turn = open(root.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { Glibc.close(turn) }
    flock(turn, LOCK_EX)
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path) {
      Self.removeAbandoned(root.appendingPathComponent(name, isDirectory: true))
    }
    let folder = root.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try Self.create(folder)
    guard let lock = Self.lock(folder) else { throw CocoaError(.fileLocking) }
    own = (folder, lock)
    return folder
  }

  private static func removeAbandoned(_ folder: URL) {
    guard let lock = lock(folder) else { return }
    try? FileManager.default.removeItem(at: folder)
    Glibc.close(lock)
  }

  /// Locks a folder until the descriptor is closed or the process ends; `nil` if another process has
  /// locked it.
  private static func lock(_ folder: URL) -> Int32? {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    Glibc.close(descriptor)
    return nil
  }

  /// Creates a folder that only its owner may read, unless the data folder was removed or replaced.
  private static func create(_ folder: URL) throws {
    guard !DeviceHost.hasLost(folder) else { throw CocoaError(.fileNoSuchFile) }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
