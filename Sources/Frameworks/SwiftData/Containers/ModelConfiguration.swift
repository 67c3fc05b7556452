import Foundation
import StrataDeviceServices
import StrataPersistence

/// The description of a store in which a container keeps models.
///
/// Same as Apple's. Without a URL each device has a separate store, in the device's folder below the
/// host's data folder or in memory. A file at a given URL is shared by all devices.
public struct ModelConfiguration: Hashable, Sendable, Identifiable {
  /// The group of apps that share the store.
  ///
  /// Accepted: it has no effect, since there are no groups of apps.
  public struct GroupContainer: Hashable, Sendable {
    /// The app's container.
    public static var automatic: GroupContainer { GroupContainer() }
    /// The app's container.
    public static var none: GroupContainer { GroupContainer() }
    /// Returns a group.
    ///
    /// Accepted: it has no effect; the app's container is used.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }

  /// The database in iCloud with which the store is synchronized.
  ///
  /// Accepted: it has no effect, since there is no iCloud.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// No database in iCloud.
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    /// No database in iCloud.
    public static var none: CloudKitDatabase { CloudKitDatabase() }
    /// Returns a database.
    ///
    /// Accepted: it has no effect, since there is no iCloud.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase()
    }
  }

  /// The name of the configuration, and of its file without the extension `.store`.
  public let name: String
  /// The types of the models in the store; `nil` for all of the container.
  public let schema: Schema?
  /// The file in which models are stored.
  public let url: URL
  /// A Boolean value that indicates whether models are kept in memory only, so that they are lost
  /// when the container is released.
  public let isStoredInMemoryOnly: Bool
  /// A Boolean value that indicates whether changes can be saved.
  public let allowsSave: Bool
  /// The device whose folder contains the file; `nil` if the app chose the file.
  let device: DeviceID?

  /// The file in which models are stored.
  public var id: URL { url }

  /// Creates a configuration whose file is in the device's folder.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration and of its file; `nil` for `default`.
  ///   - schema: The types of the models in the store; `nil` for all of the container.
  ///   - isStoredInMemoryOnly: Whether models are kept in memory.
  ///   - allowsSave: Whether changes can be saved.
  ///   - groupContainer: The group of apps that share the store, which has no effect.
  ///   - cloudKitDatabase: The database in iCloud, which has no effect.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    device = DeviceHost.currentID
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null/\(self.name).store")
      : Self.file(self.name, of: DeviceHost.currentID)
  }

  /// Creates a configuration with a file that the app chooses. All devices share it.
  ///
  /// - Parameters:
  ///   - name: The configuration's name.
  ///   - schema: The types of the models; `nil` for those of the container.
  ///   - url: The URL of the store's file.
  ///   - allowsSave: Whether changes can be saved.
  ///   - cloudKitDatabase: The database in iCloud, which has no effect.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = url.path == "/dev/null"
    device = nil
  }

  /// Creates a configuration of models.
  ///
  /// - Parameters:
  ///   - forTypes: The types of the models.
  ///   - isStoredInMemoryOnly: Whether the models are not stored on the disk.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.url == rhs.url && lhs.schema == rhs.schema
      && lhs.isStoredInMemoryOnly == rhs.isStoredInMemoryOnly && lhs.allowsSave == rhs.allowsSave
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}

extension ModelConfiguration {
  /// A Boolean value that indicates whether each device has a separate store.
  var isOwn: Bool { device != nil || isStoredInMemoryOnly }

  /// Returns the configuration of the same store of another device; for a file that the app chose,
  /// the same configuration.
  func of(_ device: DeviceID) -> ModelConfiguration {
    guard isOwn, device != self.device else { return self }
    return ModelConfiguration(self, device)
  }

  private init(_ other: ModelConfiguration, _ device: DeviceID) {
    (name, schema, allowsSave) = (other.name, other.schema, other.allowsSave)
    isStoredInMemoryOnly = other.isStoredInMemoryOnly
    self.device = device
    url = isStoredInMemoryOnly ? other.url : Self.file(name, of: device)
  }

  private static func file(_ name: String, of device: DeviceID) -> URL {
    DeviceFolder.url(of: device).appendingPathComponent("\(name).store", isDirectory: false)
  }

  /// Opens the store that the configuration describes.
  func open() throws(SwiftDataError) -> ModelStore {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != "..", name != "." else {
      throw .configurationFileNameContainsInvalidCharacters.about(nil, nil, "“\(name)”")
    }
    guard name.utf8.count <= 200 else {
      throw .configurationFileNameTooLong.about(nil, nil, "“\(name)” has more than 200 bytes")
    }
    if isStoredInMemoryOnly {
      // No file of the device has this name, so that erasing the device's files leaves none out.
      return try ModelStore(url: url.appendingPathExtension("memory"), isInMemory: true)
    }
    return try ModelStore.shared(url, device: device)
  }
}
