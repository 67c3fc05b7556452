import Foundation
package import StrataDeviceServices

/// The folder of the files that belong to one device, next to the database of all devices.
package enum DeviceFolder {
  /// The least that the limit of a store can be: smaller files could not hold their tables.
  package static let leastLimit = 1 << 20

  private static let stores = Locked<[DeviceID: [WeakErasable]]>([:])
  private static let limits = Locked<(bytes: Int?, reserve: Int)>((nil, 0))

  /// The maximum size of each store in a device's folder; `nil` for no limit.
  package static var storeLimit: Int? { limits.withLock { $0.bytes } }

  /// The number of bytes that each store leaves free on its disk.
  static var storeReserve: Int { limits.withLock { $0.reserve } }

  /// Limits the size of each store, such as one of SwiftData, that is opened in a device's folder
  /// from now on. Beyond, storing fails with `diskFull`; removing does not.
  ///
  /// - Parameters:
  ///   - bytes: The maximum number of bytes, of which ``leastLimit`` is granted in any case; `nil`
  ///     for no limit.
  ///   - reserve: The number of bytes that each store leaves free on its disk.
  package static func limitStores(to bytes: Int?, keepingFree reserve: Int = 0) {
    limits.withLock { $0 = (bytes.map { max($0, leastLimit) }, reserve) }
  }

  /// Returns the folder of a device, whether it exists or not.
  package static func url(of device: DeviceID) -> URL {
    // A name of letters and digits, whatever the identifier contains; two digits for each other
    // byte, so that no two identifiers have the same name.
    let name = device.rawValue.utf8.map { byte in
      let isPlain = (48...57).contains(byte) || (97...122).contains(byte)
      let digits = String(byte, radix: 16)
      return isPlain ? String(UnicodeScalar(byte)) : "_\(digits.count < 2 ? "0" : "")\(digits)"
    }
    return DeviceHost.dataFolder.appendingPathComponent("devices", isDirectory: true)
      .appendingPathComponent(name.isEmpty ? "_" : name.joined(), isDirectory: true)
  }

  /// Registers an open store in a device's folder, so that it is emptied with the device's data.
  package static func register(_ store: any ErasableStore, of device: DeviceID) {
    stores.withLock { stores in
      stores[device, default: []].removeAll { $0.store == nil || $0.store === store }
      stores[device, default: []].append(WeakErasable(store: store))
    }
  }

  /// Erases everything in the folder of a device: stores that are open are emptied, all other files
  /// are removed.
  static func erase(_ device: DeviceID) throws(PersistenceError) {
    try erase(device, in: url(of: device))
  }

  /// Erases the open stores of a device, and everything else in a folder.
  static func erase(_ device: DeviceID, in folder: URL) throws(PersistenceError) {
    let open = stores.withLock { ($0[device] ?? []).compactMap(\.store) }
    for store in open { try store.erase() }
    let manager = FileManager.default
    guard manager.fileExists(atPath: folder.path) else { return }
    do {
      // SQLite keeps files beside the store's, whose names begin with it.
      let kept = open.map { $0.url.lastPathComponent }
      for name in try manager.contentsOfDirectory(atPath: folder.path)
      where !kept.contains(where: name.hasPrefix) {
        try manager.removeItem(at: folder.appendingPathComponent(name))
      }
    } catch {
      throw PersistenceError(.unreadableFolder, file: folder, detail: error.localizedDescription)
    }
  }

  private struct WeakErasable: Sendable {
    weak let store: (any ErasableStore)?
  }
}

/// A store whose content can be erased while it is open.
package protocol ErasableStore: AnyObject, Sendable {
  /// The file in which the content is stored.
  var url: URL { get }

  /// Removes all content, also from the disk.
  func erase() throws(PersistenceError)
}
