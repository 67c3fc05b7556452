public import Foundation
import StrataDeviceServices
import StrataPersistence

/// The type of a store in an SQLite file. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in memory. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
/// The option for automatic migration.
///
/// Accepted: it has no effect; migrations that need no code are always done.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
/// The option for migration without a mapping model.
///
/// Accepted: it has no effect; migrations that need no code are always done.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
/// The option for tracking the history of changes.
///
/// Accepted: it has no effect; no history is kept.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option for notifications of changes by others.
///
/// Accepted: it has no effect; contexts are notified of each save of the process.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// The description of a store: its file, its type and its options.
///
/// Same as Apple's. For a file in ``NSPersistentContainer/defaultDirectoryURL()`` each device has a
/// separate file, in the device's folder; a file elsewhere is shared by all devices. `/dev/null`
/// means a store in memory, separate for each device.
// @unchecked: a description is set up by the code that makes a container, before the stores are
// loaded.
open class NSPersistentStoreDescription: @unchecked Sendable {
  /// The file in which the store keeps its objects.
  public var url: URL? {
    didSet { maker = DeviceHost.currentID }
  }
  /// The type of the store: a file or memory.
  public var type = NSSQLiteStoreType
  /// A Boolean value that indicates whether objects can only be read. A save then fails, and so
  /// does opening a file that does not exist or needs a migration. The file must be writable
  /// nevertheless, since SQLite writes to files beside it.
  public var isReadOnly = false
  /// A Boolean value that indicates whether the store is opened asynchronously.
  ///
  /// Accepted: it has no effect; a store is opened before the completion handler is called.
  public var shouldAddStoreAsynchronously = false
  /// A Boolean value that indicates whether the store is migrated automatically.
  ///
  /// Accepted: it has no effect; migrations that need no code are always done.
  public var shouldMigrateStoreAutomatically = true
  /// A Boolean value that indicates whether a migration needs no mapping model.
  ///
  /// Accepted: it has no effect; migrations that need no code are always done.
  public var shouldInferMappingModelAutomatically = true
  /// The options that were set.
  public private(set) var options: [String: NSObject] = [:]
  /// The device for which the code that set the URL ran.
  private var maker = DeviceHost.currentID

  /// Creates a description of a store in a file.
  public init(url: URL) { self.url = url }

  /// Sets an option of the store.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` removes it.
  ///   - key: The option's name.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  var isInMemory: Bool {
    type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
  }

  /// Returns the file for a device, and whether it belongs to that device alone.
  func file(of device: DeviceID) -> (url: URL, isOwn: Bool) {
    guard let url, !isInMemory else { return (URL(fileURLWithPath: "/dev/null"), true) }
    let folder = DeviceFolder.url(of: maker).standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    guard path.hasPrefix(folder) else { return (url, false) }
    let own = DeviceFolder.url(of: device)
    return (own.appendingPathComponent(String(path.dropFirst(folder.count))), true)
  }

  /// Opens the store of a device.
  func open(for device: DeviceID) throws(CoreDataError) -> ObjectStore {
    let file = file(of: device)
    if isInMemory { return try memory(of: device) }
    if isReadOnly, !FileManager.default.fileExists(atPath: file.url.path) {
      throw CoreDataError(
        .unopenedStore, nil, nil,
        "\(file.url.path) does not exist, and a read-only store is not created")
    }
    return try ObjectStore.shared(file.url, device: file.isOwn ? device : nil)
  }
}

extension NSPersistentStoreDescription {
  /// Opens a store in memory, which is emptied when the device's data is erased. Its name is
  /// unique, since erasing spares files that have the name of an open store.
  private func memory(of device: DeviceID) throws(CoreDataError) -> ObjectStore {
    let name = URL(fileURLWithPath: "/memory/\(UUID().uuidString)")
    let store = try ObjectStore(url: name, isInMemory: true)
    DeviceFolder.register(store, of: device)
    return store
  }
}

/// A store that a coordinator has opened. Same as Apple's.
public final class NSPersistentStore: Sendable {
  /// The file of the store.
  public let url: URL?
  /// The type of the store: a file or memory.
  public let type: String
  /// The name of the store.
  public let identifier: String
  /// A Boolean value that indicates whether objects can only be read.
  public let isReadOnly: Bool
  let store: ObjectStore

  init(_ store: ObjectStore, _ description: NSPersistentStoreDescription) {
    (identifier, self.store) = (store.identifier, store)
    isReadOnly = description.isReadOnly
    url = description.isInMemory ? URL(fileURLWithPath: "/dev/null") : store.url
    type = description.isInMemory ? NSInMemoryStoreType : NSSQLiteStoreType
  }
}
