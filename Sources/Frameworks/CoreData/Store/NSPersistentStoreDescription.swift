public import Foundation
import StrataDeviceServices
import StrataPersistence

/// The kind of a store in a file. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in memory. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
/// Accepted as an option: migrations that need no code happen always.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
/// Accepted as an option: migrations that need no code happen always.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
/// Accepted as an option: there is no history.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Accepted as an option: contexts are notified of each save of the process.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// The place where a container stores objects.
///
/// Same as Apple's. A file in ``NSPersistentContainer/defaultDirectoryURL()`` is a different one
/// for each device, in its folder; another URL belongs to all devices. `/dev/null` is a store in
/// memory, one for each device.
// @unchecked: a description is set up by the code that makes a container, before the stores are
// loaded.
open class NSPersistentStoreDescription: @unchecked Sendable {
  /// The file in which the store keeps its objects.
  public var url: URL? {
    didSet { maker = DeviceHost.currentID }
  }
  /// The kind: a file, or memory.
  public var type = NSSQLiteStoreType
  /// A Boolean value that indicates whether the objects are only read: a save fails, and so does
  /// opening a file that does not exist or needs a migration. The file must be writable
  /// nevertheless, since SQLite writes beside it.
  public var isReadOnly = false
  /// Accepted: a store is opened before the completion handler is called.
  public var shouldAddStoreAsynchronously = false
  /// Accepted: migrations that need no code happen always.
  public var shouldMigrateStoreAutomatically = true
  /// Accepted: migrations that need no code happen always.
  public var shouldInferMappingModelAutomatically = true
  /// The options that were set.
  public private(set) var options: [String: NSObject] = [:]
  /// The device for which the URL was set.
  private var maker = DeviceHost.currentID

  /// Creates a description of a store in a file.
  public init(url: URL) { self.url = url }

  /// Sets an option.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` removes it.
  ///   - key: The option's name.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  var isInMemory: Bool {
    type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
  }

  /// Returns the file of a device, and whether it belongs to that device alone.
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
  /// unique, since erasure spares the files that are named like an open store.
  private func memory(of device: DeviceID) throws(CoreDataError) -> ObjectStore {
    let name = URL(fileURLWithPath: "/memory/\(UUID().uuidString)")
    let store = try ObjectStore(url: name, isInMemory: true)
    DeviceFolder.register(store, of: device)
    return store
  }
}

/// A store of a coordinator. Same as Apple's.
public final class NSPersistentStore: Sendable {
  /// The file of the store.
  public let url: URL?
  /// The kind of the store: in SQLite or in memory.
  public let type: String
  /// The name of the store.
  public let identifier: String
  /// A Boolean value that indicates whether the objects are only read.
  public let isReadOnly: Bool
  let store: ObjectStore

  init(_ store: ObjectStore, _ description: NSPersistentStoreDescription) {
    (identifier, self.store) = (store.identifier, store)
    isReadOnly = description.isReadOnly
    url = description.isInMemory ? URL(fileURLWithPath: "/dev/null") : store.url
    type = description.isInMemory ? NSInMemoryStoreType : NSSQLiteStoreType
  }
}
