public import Foundation
import StrataDeviceServices
import StrataPersistence

/// The coordinator of a store: it opens the file and knows the tables of the model.
///
/// Same as Apple's, with one store at most.
// @unchecked: the plans are made once; the store has a lock.
open class NSPersistentStoreCoordinator: @unchecked Sendable {
  /// The model of the objects in the store.
  public let managedObjectModel: NSManagedObjectModel
  /// The tables of the store by the names of their entities.
  let plans: [String: StoredEntity]
  /// The device to which the store belongs; `nil` if it belongs to all devices.
  private(set) var device: DeviceID?
  /// A Boolean value that indicates whether the store may not be changed.
  private(set) var isReadOnly = false
  private let state = Locked<State>(.missing(nil))

  private enum State: Sendable {
    case missing(CoreDataError?)
    case open(NSPersistentStore)
  }

  /// Creates a coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    KnownModels.note(model)
    plans = Dictionary(model.entities.map { ($0.name ?? "", StoredEntity($0)) }) { first, _ in first
    }
  }

  /// The coordinator's stores: one, or none.
  public var persistentStores: [NSPersistentStore] {
    state.withLock { if case .open(let store) = $0 { [store] } else { [] } }
  }

  /// Opens a store, and creates or migrates the tables of the model in it.
  ///
  /// - Parameters:
  ///   - storeType: The kind of store: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
  ///   - configuration: The name of a configuration. Accepted: it has no effect, since models have
  ///     no configurations.
  ///   - storeURL: The URL of the store's file.
  ///   - options: The options of the store. Accepted: they have no effect.
  /// - Returns: The opened store.
  /// - Throws: ``CoreDataError`` if the store cannot be opened or migrated.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String? = nil, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription(
      url: storeURL ?? URL(fileURLWithPath: "/dev/null"))
    description.type = storeType
    return try add(description, for: DeviceHost.currentID)
  }

  /// Opens the store of a description for a device. If that fails, each later use of the store
  /// throws the error.
  @discardableResult
  func add(
    _ description: NSPersistentStoreDescription, for device: DeviceID
  ) throws(CoreDataError) -> NSPersistentStore {
    do throws(CoreDataError) {
      try managedObjectModel.check()
      let store = try description.open(for: device)
      // One in memory has no tables yet.
      try migrate(store, isAllowed: !description.isReadOnly || description.isInMemory)
      self.device = description.file(of: device).isOwn ? device : nil
      isReadOnly = description.isReadOnly
      let added = NSPersistentStore(store, description)
      state.withLock { $0 = .open(added) }
      return added
    } catch {
      state.withLock { $0 = .missing(error) }
      throw error
    }
  }

  private func migrate(_ store: ObjectStore, isAllowed: Bool) throws(CoreDataError) {
    var defaults: [String: [String: SQLValue]] = [:]
    for entity in managedObjectModel.entities { defaults[entity.name ?? ""] = entity.newColumns }
    let (entities, values) = (Array(plans.values), defaults)
    try store.perform { connection throws(CoreDataError) in
      let migration = StoreMigration(
        connection: connection, entities: entities, defaults: values)
      if isAllowed { try migration.run() } else { try migration.checkThatNoneIsNeeded() }
    }
  }

  /// A Boolean value that indicates whether the current code may use the store: it runs for the
  /// store's device, or for none, such as a callback of Dispatch.
  var isAccessible: Bool {
    guard let device, let current = DeviceHost.current else { return true }
    return device == current.id
  }

  /// Throws an error if the current code runs for another device than the store's. Otherwise a
  /// context that an app keeps could show one visitor's objects to all.
  func checkAccess() throws(CoreDataError) {
    guard isAccessible else {
      throw CoreDataError(
        .otherDevice, nil, nil,
        """
        the context belongs to another visitor of the app: do not keep a context, but read \
        container.viewContext each time
        """)
    }
  }

  /// Runs work with the store's connection, and blocks the thread until the work has ended.
  func perform<Result: Sendable>(
    _ work: @Sendable (Connection) throws(CoreDataError) -> Result
  ) throws(CoreDataError) -> Result {
    try checkAccess()
    switch state.withLock({ $0 }) {
    case .open(let store): return try store.store.perform(work)
    case .missing(let reason):
      throw reason ?? CoreDataError(.missingStore, nil, nil, "no store was loaded")
    }
  }

  /// Registers a closure that is called after each save, and returns a closure that removes it.
  func listen(_ action: @escaping @Sendable (StoreChange) -> Void) -> (@Sendable () -> Void)? {
    persistentStores.first?.store.listen(action)
  }

  /// Notifies the other contexts of the changes of a save.
  func tell(_ change: StoreChange) { persistentStores.first?.store.tell(change) }

  /// Returns the identifier that a URL represents; `nil` if it represents no object of the model's
  /// entities.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let identifier = NSManagedObjectID(url), plans[identifier.entityName] != nil else {
      return nil
    }
    return identifier
  }
}
